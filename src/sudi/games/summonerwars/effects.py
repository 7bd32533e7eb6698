"""What texts do at once to cards: damage, boosts, healing, drawing. `x` is the card a text speaks of ("it")."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Amount, Effect, Fixed, Instant
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import DAT, GEN, Clause, VerbWord, Words

from . import vocabulary as v
from . import words
from .amounts import counted, fixed
from .card import Ability
from .field import discard, draw, heal, take_control, tuck
from .harm import ability_damage, destroy, end, sweep
from .select import Group
from .state import WarState, find_strays
from .subjects import IT, subject, whom_accusative, whom_dative


# ---- damage and healing ----
@dataclass(frozen=True)
class Damage(Effect):
    n: int | Amount
    whom: str = IT

    def instant(self) -> Instant:
        count = fixed(self.n).count()

        def hurt(s: WarState, me: int, src: int, x: int) -> None:
            card = subject(self.whom, s, me, src, x)
            n = count(s, me, src, x)
            if n and s.at[card] >= 0:
                ability_damage(s, [(card, n)], me, src)

        return hurt

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_dative(w, self.whom)
        amount = counted(w, fixed(self.n), words.DAMAGE)
        if w.czech:
            return [Clause(words.DEAL, f"{rest} {amount}".strip(), enclitic=lean)]
        if isinstance(fixed(self.n), Fixed):
            return [Clause(words.DEAL, f"{amount}{rest}")]
        return [Clause(words.DEAL, f"{rest.removeprefix(' to ')} {amount}")]


@dataclass(frozen=True)
class DamageAll(Effect):
    """Damage to every card of a group at one moment."""

    what: Group
    n: int

    def instant(self) -> Instant:
        def hurt(s: WarState, me: int, src: int, x: int) -> None:
            found = self.what.find(s, me, src, x)
            if found:
                ability_damage(s, [(card, self.n) for card in found], me, src)

        return hurt

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.what.find(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, words.DAMAGE)
        return [Clause(words.DEAL, w.pick(f"{amount} {self.what.each(w, DAT)}", f"{amount} to {self.what.each(w)}"))]


@dataclass(frozen=True)
class Heal(Effect):
    n: int | Amount

    def instant(self) -> Instant:
        count = fixed(self.n).count()
        return lambda s, me, src, x: heal(s, x, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        amount = counted(w, fixed(self.n), words.DAMAGE)
        return [Clause(words.REMOVE, w.pick(f"z ní {amount}", f"from it {amount}"))]


@dataclass(frozen=True)
class HealAll(Effect):
    what: Group
    n: int

    def instant(self) -> Instant:
        def cure(s: WarState, me: int, src: int, x: int) -> None:
            for card in self.what.find(s, me, src, x):
                heal(s, card, self.n)

        return cure

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, words.DAMAGE)
        return [
            Clause(words.REMOVE, w.pick(f"{amount} z {self.what.each(w, GEN)}", f"{amount} from {self.what.each(w)}"))
        ]


# ---- cards, magic, control ----
@dataclass(frozen=True)
class Draw(Effect):
    n: int | Amount

    def instant(self) -> Instant:
        count = fixed(self.n).count()
        return lambda s, me, src, x: draw(s, me, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DRAW, counted(w, fixed(self.n), words.CARD))]


@dataclass(frozen=True)
class Destroy(Effect):
    whom: str = IT

    def instant(self) -> Instant:
        def kill(s: WarState, me: int, src: int, x: int) -> None:
            destroy(s, [subject(self.whom, s, me, src, x)], me, src)

        return kill

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        return [Clause(words.DESTROY, rest, enclitic=lean)]


@dataclass(frozen=True)
class Discard(Effect):
    """SUW-258: discarded, not destroyed."""

    whom: str = IT

    def instant(self) -> Instant:
        def away(s: WarState, me: int, src: int, x: int) -> None:
            card = subject(self.whom, s, me, src, x)
            if s.at[card] < 0:
                return
            if s.t.is_summoner[card]:
                end(s, [card], v.L_LEAVES)  # SUW-079: without a summoner on the battlefield the match is lost
            else:
                discard(s, card)

        return away

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        return [Clause(words.DISCARD, rest, enclitic=lean)]


@dataclass(frozen=True)
class TakeControl(Effect):
    """Until the end of the turn."""

    def instant(self) -> Instant:
        def take(s: WarState, me: int, src: int, x: int) -> None:
            take_control(s, me, x, for_the_turn=True)
            sweep(s)  # it may have given life to what it stood beside

        return take

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CONTROL, w.pick("do konce svého tahu", "until the end of your turn"), enclitic=w.pick("ji", "it")
            )
        ]


@dataclass(frozen=True)
class Aim(Effect):
    """From now on an active event is about the chosen card."""

    def instant(self) -> Instant:
        def aim(s: WarState, me: int, src: int, x: int) -> None:
            s.aim[src] = x

        return aim

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class Silence(Effect):
    """The chosen card has no abilities while this event lies there; see `events.silenced_now`."""

    def instant(self) -> Instant:
        def hush(s: WarState, me: int, src: int, x: int) -> None:
            s.silenced |= 1 << x
            find_strays(s)
            sweep(s)  # it may have lent life to others

        return hush

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class TuckThis(Effect):
    """This card goes under the chosen one."""

    def instant(self) -> Instant:
        def under(s: WarState, me: int, src: int, x: int) -> None:
            if src in s.limbo:
                s.limbo.remove(src)
            tuck(s, src, x)

        return under

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.TUCK, w.pick("pod ni tuto kartu", "this card under it"))]


@dataclass(frozen=True)
class For(Effect):
    """A rule that holds for a while about a card: until the end of the turn, or for one attack."""

    rule: Standing
    whom: str = IT
    number: Amount | None = None
    verb: VerbWord = words.GAIN
    cs: str = ""
    en: str = ""

    def instant(self) -> Instant:
        count = self.number.count() if self.number is not None else (lambda s, me, src, x: 0)

        def hold(s: WarState, me: int, src: int, x: int) -> None:
            aim = subject(self.whom, s, me, src, x) if self.whom else -1
            last(s, self.rule, me, src, aim, count(s, me, src, x))

        return hold

    def say(self, w: Words) -> list[Clause]:
        return [Clause(self.verb, w.pick(self.cs, self.en))]


def lend_for_turn(ability: Ability) -> For:
    """The chosen unit has an ability until the end of the turn."""
    name = ability.name
    return For(
        ability.lent,
        verb=words.GIVE,
        cs=f"jí do konce svého tahu schopnost {name.cs}",
        en=f"it the ability {name.en} until the end of your turn",
    )
