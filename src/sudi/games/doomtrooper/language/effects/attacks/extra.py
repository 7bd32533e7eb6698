"""Attacks of other kinds: on a player, by a group, from afar, once more, and those that come to nothing."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.attacks import ATTACK_KIND, legal_target, may_meet
from ....law.combat.capability import capable, ready, tactic_mask
from ....law.combat.sabotage import everybody_has_played
from ....law.deploying import DEPLOYING
from ....rules.combat.starting import start_combat
from ....rules.moving import arrived
from ....rules.points import VICTORY_ONLY, pay, reward
from ....rules.sabotage import BOMBARDMENT, SABOTAGE, bombard
from ....state import OPPONENTS, DoomState, in_play, opponents, put
from ....words import attack_questions as aq
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import VICTORY
from ...marks import SNIPED
from ...ratings import value
from ...scopes import AIMED
from ...select import Who, opponent_of
from ...standing.bans import Forbid
from ...standing.numbers import deploy_price
from ...standing.rule import COMBAT_LONG, Mark
from ..act import Act, ChooseOne, own_warriors_in_play
from .lunges import NO_FIGHTING

SHOOTING = 2  # the bit of that kind of combat


# ---- on a player ----
@dataclass(frozen=True)
class Mutiny(Act):
    """The warrior turns against its own player, without a combat: half its value in victory points for you."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and capable(s, aim) and value(s, aim) > 1

    def instant(self) -> Instant:
        def rebel(s: DoomState, me: int, src: int, x: int) -> None:
            reward(s, me, value(s, s.aim[src]) // 2, s.aim[src], VICTORY_ONLY)

        return rebel

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    "polovinu jeho hodnoty (zaokrouhleno dolů) ve vítězných bodech: obrátil se proti svému hráči",
                    "half its value (rounded down) in victory points: it has turned against its own player",
                ),
            )
        ]


@dataclass(frozen=True)
class Bombard(Act, Script):
    """The bearer attacks a player, even one who has warriors; that brings so many victory points."""

    n: int
    slots = 0

    def open_to(self, s: DoomState, me: int) -> list[int]:
        if s.turn != me or s.phase or s.rounds[me] <= 1 or not everybody_has_played(s, me):
            return []
        return [seat for seat in opponents(s, me) if not s.sabotaged[seat]]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return ready(s, owner_warrior(s, src)) and bool(self.open_to(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: self.open_to(c.s, c.me),
            "DTR-308",
            cs="Napadá se soupeř, proti kterému v tomto kole ještě sabotáž nebyla",
            en="An opponent is attacked against whom there has been no sabotage in this turn",
        )
        question = Question(aq.ASK_BOMBARD, (Choice(v.TARGET_PLAYER, pool),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            victim = first(s.answer)
            s.sabotaged[victim] = 1
            bombard(s, f[ME], owner_warrior(s, f[SRC]), victim, self.n)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, VICTORY, ACC)
        return [
            Clause(
                _ATTACK,
                w.pick(
                    f"bojovníkem na soupeře samého, i když má bojovníky; získáš {n}",
                    f"an opponent himself with the warrior, even one who has warriors, for {n}",
                ),
            )
        ]


_ATTACK = verb("zaútoč", "zaútočit", "zaútočí", "attack")


@dataclass(frozen=True)
class CallGuard(ChooseOne):
    """While somebody attacks you, a warrior of your hand comes for its value to the area of the card and defends."""

    asking = aq.ASK_GUARD
    copies_alike = True

    def attack(self, s: DoomState, me: int) -> Frame | None:
        found = next((f for f in reversed(s.stack) if f[PROG] in (SABOTAGE.id, BOMBARDMENT.id)), None)
        return found if found is not None and found[X] == me and in_play(s, found[SRC]) else None

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me] if self.attack(c.s, c.me) is not None else [],
            "DTR-308",
            cs="Je-li hráč sám napaden, přichází bojovník z jeho ruky",
            en="While a player is attacked himself, a warrior of his hand comes",
        )

    def checks(self) -> tuple[Check, ...]:
        def meets(s: DoomState, me: int, src: int, card: int) -> bool:
            f = self.attack(s, me)
            if f is None or s.t.never_fights[card]:
                return False
            there = (s.area[src] == s.at[f[SRC]]) or 2 not in (s.area[src], s.at[f[SRC]])
            return there and bool(tactic_mask(s, f[SRC], True) & s.t.tactics[card])

        return (
            Check(
                "DTR-483",
                lambda c: c.s.t.musters[c.a],
                cs="Karta {a} není bojovník.",
                en="{a} is no warrior.",
            ),
            *DEPLOYING,
            Check(
                "DTR-297",
                lambda c: meets(c.s, c.me, c.src, c.a),
                cs="Bojovník {a} by se útočníkovi postavit nemohl.",
                en="{a} could not meet the attacker.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        attack = self.attack(s, f[ME])
        if attack is None:
            return
        price = deploy_price(s, f[ME], card)
        pay(s, f[ME], price, card)
        put(s, card, s.area[f[SRC]], f[ME])
        note(s, v.L_DEPLOYS, f[ME], card)
        s.stack.remove(attack)
        start_combat(s, attack[ME], ATTACK_KIND, attack[SRC], card)
        arrived(s, card, f[ME], price)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.PUT,
                w.pick(
                    "bojovníka z ruky za jeho hodnotu do této oblasti, napadne-li někdo přímo tebe; na příslušnosti "
                    "nezáleží a bojovník se útočníkovi postaví místo tebe",
                    "a warrior of your hand into this area for its value while somebody attacks you yourself; its "
                    "affiliation does not matter, and it defends in your place",
                ),
            )
        ]


# ---- from afar, and in a group ----
SHOT = Mark("", AIMED, until=COMBAT_LONG, name=SNIPED)


@dataclass(frozen=True)
class Snipe(Act):
    """Before the tactic is named it shoots at whoever attacks another one of these; then the combat goes on."""

    whom: Who
    mark: Mark = SHOT
    shoots: Forbid = NO_FIGHTING

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != OPPONENTS or s.stopped or s.attacker < 0 or src in (s.attacker, s.defender):
            return False
        if not in_play(s, s.attacker) or not in_play(s, s.defender) or not self.whom.matches(s, s.defender):
            return False
        if any(e[3] == src and SNIPED in s.t.rule_keys[e[0]] for e in s.lasting):
            return False
        both = tactic_mask(s, src, True) & tactic_mask(s, s.attacker, False)
        return bool(both & SHOOTING) and may_meet(s, src, s.attacker)

    def instant(self) -> Instant:
        def snipe(s: DoomState, me: int, src: int, x: int) -> None:
            last(s, self.mark, me, src, src)
            start_combat(s, me, ATTACK_KIND, src, s.attacker, (self.shoots, me, src))

        return snipe

    def say(self, w: Words) -> list[Clause]:
        whom = self.whom.say(w, ACC)
        return [
            Clause(
                _SHOOT,
                w.pick(
                    f"po tom, kdo napadl jiného {whom}, ještě před volbou druhu "
                    "souboje; je to útok střelbou a přežije-li ho útočník, původní souboj pokračuje",
                    f"at whoever attacks another {self.whom.say(w).removeprefix('a ')}, before the tactic is named; "
                    "that is an attack of its own, and if the attacker survives it, the first combat goes on",
                ),
            )
        ]


_SHOOT = verb("vystřel", "vystřelit", "vystřelí", "shoot")


@dataclass(frozen=True)
class GangUp(ChooseOne):
    """Another warrior of at most this value joins the attacker, as long as the group is small enough."""

    most_value: int = 4
    size: int = 3
    asking = aq.ASK_JOIN

    def attacking(self, s: DoomState, me: int) -> bool:
        if s.phase != OPPONENTS or s.stopped or s.attacker < 0 or s.side[s.attacker] != me:
            return False
        mine = sum(helped == s.attacker for _, helped in s.helpers)
        return mine + 1 < self.size and value(s, s.attacker) <= self.most_value

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Přidává se tvůj bojovník ve hře", "A warrior of yours in play joins")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: self.attacking(c.s, c.me),
                cs="Skupina se tvoří po jmenování protivníků, útočí-li někdo s dost nízkou hodnotou.",
                en="A group is made up once the opponents are named, with an attacker of a low enough value.",
            ),
            Check(
                "DTR-334",
                lambda c: c.a != c.s.attacker and value(c.s, c.a) <= self.most_value,
                cs="Bojovník {a} má příliš vysokou hodnotu nebo už útočí.",
                en="{a} is worth too much or attacks already.",
            ),
            Check(
                "DTR-291",
                lambda c: c.s.at[c.a] == c.s.at[c.s.attacker],
                cs="Bojovník {a} není ve stejné oblasti jako útočník.",
                en="{a} is not in the same area as the attacker.",
            ),
            Check(
                "DTR-243",
                lambda c: opponent_of(c.s, c.a) < 0 and ready(c.s, c.a) and legal_target(c.s, c.a, c.s.defender),
                cs="Bojovník {a} na tohoto protivníka útočit nesmí.",
                en="{a} may not attack that opponent.",
            ),
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return super().find(s, me, src) if self.attacking(s, me) else []

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.helpers = [*s.helpers, (card, s.attacker)]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    f"k útočníkovi dalšího svého bojovníka z téže oblasti, mají-li oba hodnotu nejvýše "
                    f"{self.most_value} a smí-li útočit; "
                    f"skupina má nejvýše {self.size} bojovníky, jejich zápas a střelba se sčítají a protivník "
                    "vrací úder jen jednomu, kterého si zvolí",
                    "another warrior of yours in the same area to the attacker's side, if both are worth at most "
                    f"{self.most_value} "
                    f"and it may attack; the group has at most {self.size} warriors, who add up fight and shoot, and "
                    "the opponent strikes back at one of them, of his own choice",
                ),
            )
        ]


_SEND = verb("pošli", "poslat", "pošle", "send")
