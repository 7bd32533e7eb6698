"""Abilities that are an attack: at once, with this warrior, in one kind of combat; or a kill without any combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.attacks import ATTACK_KIND, foes_of, targets
from ....law.combat.capability import capable, ready
from ....rules.combat.starting import start_combat
from ....rules.leaving import kill, sacrifice
from ....rules.points import FREE, reward
from ....state import KOHORT, OUTPOST, SQUAD, DoomState, attachments, own_warriors
from ....words import asked as a
from ....words import card_text, verbs
from ....words import vocabulary as v
from ....words.nouns import listed
from ....words.ratings import FIGHT, IN_TACTIC, TACTICS
from ....words.whom import title_of
from ...marks import TO_FIGHT, TO_SHOOT
from ...ratings import value
from ...scopes import AIMED
from ...standing.bans import Forbid
from ...standing.rule import COMBAT_LONG, Rule
from ..act import PLAYERS_LEFT, SELF, Act, ChooseOne, warriors_in_play

NO_SHOOTING = Forbid("", TO_SHOOT, AIMED, until=COMBAT_LONG, only_as_attacker=True)
NO_FIGHTING = Forbid("", TO_FIGHT, AIMED, until=COMBAT_LONG, only_as_attacker=True)


@dataclass(frozen=True)
class StrikeOut(Act):
    """The warrior whose ability it is attacks at once by this tactic; these rules are about it in that combat."""

    rules: tuple[Rule, ...]
    tactic: str = FIGHT
    fights: Forbid = NO_SHOOTING
    shoots: Forbid = NO_FIGHTING

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        if s.phase or not ready(s, warrior):
            return False
        bit = 1 << TACTICS.index(self.tactic)
        foes = [(w, mask & bit) for w, mask in foes_of(s, me) if mask & bit]
        return bool(targets(s, warrior, foes))

    def instant(self) -> Instant:
        def strike_out(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = owner_warrior(s, src)
            for rule in (self.fights if self.tactic == FIGHT else self.shoots, *self.rules):
                last(s, rule, me, src, warrior)
            start_combat(s, me, ATTACK_KIND, warrior)

        return strike_out

    def say(self, w: Words) -> list[Clause]:
        how = IN_TACTIC[self.tactic][w.lang]
        text = card_text.rules(self.rules, w).rstrip(".")
        rest = w.pick(f"tímto bojovníkem {how}", f"with this warrior {how}")
        return [Clause(_ATTACK, f"{rest}; {text[:1].lower()}{text[1:]}" if text else rest)]


_ATTACK = verb("ihned zaútoč", "ihned zaútočit", "ihned zaútočí", "attack at once")


@dataclass(frozen=True)
class KillOutright(ChooseOne):
    """The warrior gives itself up; any warrior that can be in a combat is killed. Both players earn the points."""

    victim: ClassVar[str] = SELF
    asking = a.ASK_KILL

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Zabíjí se bojovník ve hře", "A warrior in play is killed")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-297",
                lambda c: capable(c.s, c.a),
                cs="Bojovník {a} se soubojů účastnit nemůže.",
                en="{a} cannot take part in a combat.",
            ),
            Check("DTR-334", lambda c: c.a != c.src, cs="Sebe zabít nemůže.", en="It cannot kill itself."),
        )

    def harms(self, c: Case) -> bool:
        return bool(c.s.side[c.a] == c.me)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        mine, owner = f[SRC], s.side[card]
        s.aim[mine] = -1
        if owner != f[ME]:
            reward(s, owner, value(s, mine), mine, FREE)
        sacrifice(s, mine)
        kill(s, card, -1, f[ME])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.KILL,
                w.pick(
                    "kteréhokoli bojovníka ve hře, který se smí účastnit soubojů, a tohoto obětuj; body za ně získají "
                    "oba hráči",
                    "any warrior in play that may take part in combats and sacrifice this one; both players earn the "
                    "points",
                ),
            )
        ]


@dataclass(frozen=True)
class KillArea(Act, Script):
    """With a card of each of these titles on it, the warrior kills everybody in one area that is not its player's."""

    titles: tuple[str, ...]
    slots = 1

    def holds(self, s: DoomState, src: int) -> bool:
        had = {s.t.defs[c].id for c in attachments(s, owner_warrior(s, src))}
        return had.issuperset(self.titles)

    def there(self, s: DoomState, seat: int, place: int) -> list[int]:
        return [w for w in own_warriors(s, seat) if s.at[w] == place]

    def peopled(self, s: DoomState, me: int) -> list[int]:
        return [p for p in range(s.t.seats) if p != me and any(self.there(s, p, place) for place in _AREAS)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.holds(s, src) and not s.phase and bool(self.peopled(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (whose,) = slot
        seats = Question(
            a.ASK_WHOSE_AREA,
            (
                Choice(
                    v.TARGET_PLAYER,
                    PLAYERS_LEFT,
                    checks=(
                        Check(
                            "DTR-334",
                            lambda c: c.a in self.peopled(c.s, c.me),
                            cs="V oblastech toho hráče není koho zabít, nebo jsou tvoje: {a}.",
                            en="There is nobody to kill, or the areas are your own: {a}.",
                        ),
                    ),
                ),
            ),
        )
        areas = Question(
            v.ASK_AREA,
            (
                Choice(
                    v.AREA,
                    Domain(lambda c: _AREAS, "DTR-334", cs="Volí se oblast", en="An area is chosen"),
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: self.there(c.s, c.f[whose], c.a),
                            cs="V té oblasti nikdo není: {a}.",
                            en="Nobody is there: {a}.",
                        ),
                    ),
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not self.possible(s, f[ME], f[SRC], -1) or not seats.ask(s, f):
                f[PC] = go(OVER)

        @answers(seats)
        def player_chosen(s: DoomState, f: Frame) -> None:
            f[whose] = first(s.answer)
            areas.ask(s, f)

        @answers(areas)
        def area_chosen(s: DoomState, f: Frame) -> None:
            killer = owner_warrior(s, f[SRC])
            for warrior in reversed(self.there(s, f[whose], first(s.answer))):
                kill(s, warrior, killer, f[ME])

        return [choose, player_chosen, area_chosen]

    def say(self, w: Words) -> list[Clause]:
        names = listed([w.pick("kartu ", "") + title_of(id)[w.lang] for id in self.titles], w)
        return [
            Clause(
                verbs.KILL,
                w.pick(
                    f"všechny bojovníky v jedné oblasti jiného hráče, má-li bojovník {names}; získáš za ně body",
                    f"every warrior in one area of another player if the warrior has {names}; you earn the points",
                ),
            )
        ]


_AREAS = (SQUAD, KOHORT, OUTPOST)
