"""Effects of single warriors: joining a combat from hiding, attacking from hiding, apostles, engineers."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from . import traits as tr
from . import vocabulary as v
from . import words
from .acts import Act
from .attack_actions import ATTACK_KIND
from .choosing import ChooseOne
from .combat import start_combat
from .harm import wound
from .may import ready, targets
from .moving import discard, into_library
from .points import funds, pay
from .ratings import value
from .scopes import AIMED
from .select import DOOMTROOPERS, in_combat, traits_of
from .standing import GAME_LONG, Becomes
from .state import MODIFIERS, DoomState, warriors


# ---- in hiding ----
@dataclass(frozen=True)
class JoinCombat(Act):
    """The bearer comes as a reinforcement to a tribal warrior of its player in the same area (DTR-291)."""

    def helped(self, s: DoomState, src: int) -> int:
        mine = s.bearer[src]
        for one in (s.attacker, s.defender):
            fits = one >= 0 and one != mine and s.side[one] == s.side[mine] and s.at[one] == s.at[mine]
            if fits and traits_of(s, one) & tr.TRIBAL:
                return one
        return -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not in_combat(s, s.bearer[src]) and self.helped(s, src) >= 0

    def instant(self) -> Instant:
        def join(s: DoomState, me: int, src: int, x: int) -> None:
            s.helpers.append((s.bearer[src], self.helped(s, src)))
            note(s, v.L_HELPS, me, s.bearer[src])

        return join

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CALL,
                w.pick(
                    "ho jako posilu ke svému válečníkovi kmenů v souboji; útočné hodnoty se sčítají a protivník si "
                    "zvolí, koho zasáhne",
                    "it as a reinforcement for a Tribal warrior of yours in a combat; the attack ratings are added and "
                    "the opponent chooses whom to strike",
                ),
            )
        ]


@dataclass(frozen=True)
class AttackFromHiding(Act):
    """Without the card that hides it, the bearer attacks at once; not in the first turn and not in a combat."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = s.bearer[src]
        if s.phase or s.rounds[me] <= 1 or s.side[warrior] != me or not ready(s, warrior):
            return False
        s.live &= ~(1 << src)  # whom it could attack if the card were gone
        found = targets(s, warrior)
        s.live |= 1 << src
        return bool(found)

    def instant(self) -> Instant:
        return lambda s, me, src, x: start_combat(s, me, ATTACK_KIND, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_ATTACK, w.pick("ihned tímto bojovníkem (ne v souboji)", "with it at once (not in a combat)"))]


_ATTACK = verb("zaútoč", "zaútočte", "zaútočit", "zaútočí", "attack")


# ---- apostles and engineers ----
@dataclass(frozen=True)
class BuyOut(ChooseOne):
    """Discard a Doomtrooper in play for its value in destiny points; nobody is killed."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        purse = funds(s, me)
        return [w for w in DOOMTROOPERS.find(s, me, src) if value(s, w) <= purse]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        pay(s, f[ME], value(s, card), f[SRC])
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.DISCARD,
                w.pick(
                    "kteréhokoli Doomtroopera ve hře; zaplaťte jeho hodnotu v bodech osudu (body za to nejsou)",
                    "any Doomtrooper in play by paying its value in destiny points (no points are earned)",
                ),
            )
        ]


@dataclass(frozen=True)
class Enrol(ChooseOne):
    """Give a Doomtrooper that is no personality an affiliation for good; that wounds the giver."""

    affiliation: Becomes

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        gains = self.affiliation.gains
        return [
            w
            for w in warriors(s)
            if (t := traits_of(s, w)) & tr.DOOMTROOPER and not t & (tr.PERSONALITY | gains)
        ]  # fmt: skip

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.affiliation, f[ME], f[SRC], card)
        wound(s, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        name = tr.names(self.affiliation.gains)[0][w.lang]
        return [
            Clause(
                _GRANT,
                w.pick(
                    f"natrvalo příslušnost ({name}) Doomtrooperovi, který není osobností; tím je tento bojovník zraněn",
                    f"a Doomtrooper that is no personality the affiliation {name} for good; that wounds this warrior",
                ),
            )
        ]


_GRANT = verb("uděl", "udělte", "udělit", "udělí", "give")
CYBERTRONIC = Becomes("", AIMED, until=GAME_LONG, gains=tr.CYBERTRONIC)


# ---- back from the sacrifice pile ----
@dataclass(frozen=True)
class SecondChance(ChooseOne):
    """One of your sacrificed cards is shuffled into your library (DTR-489)."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.sacrificed[me])

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return list({s.t.kind[c]: c for c in s.sacrificed[me]}.values())

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        into_library(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SHUFFLE,
                w.pick(
                    "do své knihovny jednu ze svých obětovaných karet", "one of your sacrificed cards into your library"
                ),
            )
        ]


_SHUFFLE = verb("zamíchej", "zamíchejte", "zamíchat", "zamíchá", "shuffle")
