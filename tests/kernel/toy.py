"""A toy game that uses what the kernel offers and no printed game needs all at once.

Players score points with cards on a board of four by four squares. Nothing about it is meant to be fun.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel import triggers, windows
from sudi.kernel.cards import Card, Library, Tables
from sudi.kernel.chance import roll, shuffle
from sudi.kernel.decision import CARD, NUMBER, SEAT, WORD, Prompts, Verbs, Word
from sudi.kernel.effects import Amount, Condition, Effect, Fixed, Handed, If, Instant, Instead, Repeat, Test
from sudi.kernel.game import Game, Mode, Setting
from sudi.kernel.law import Case, Check, Choice, Domain, Question, Values, active_seat, answers, barred, stop
from sudi.kernel.log import Lines, note
from sudi.kernel.machine import PC, Frame, Programs, begin, over, push
from sudi.kernel.permissions import ALWAYS, CAN, CANNOT, NEVER, Permission
from sudi.kernel.picks import Pick
from sudi.kernel.standing import Standing, last
from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    Entries,
    PerCard,
    PerPlayer,
    PerSlot,
    State,
    Zone,
    card_set,
    counter,
    entries,
    flag,
    hidden,
    named,
    per_card,
    whose,
    zone,
)
from sudi.kernel.triggers import Occasion, Replacement, Trigger, fire, replaced
from sudi.kernel.values import ADD, DIVIDE, MULTIPLY, SET, Derivation, Modifier, Scope, Value
from sudi.kernel.wording import Bilingual, Words
from sudi.kernel.wording.lexicon import CARD as CARD_NOUN

SIZE = 4
LAST_TURN = 12


def face_up(s: Any, owner: int, viewer: int) -> bool:
    """Covered cards are their owner's secret until the owner has scored 3."""
    return owner == viewer or bool(s.score[owner] >= 3)


class ToyState(State):
    t: ToyTables

    score: PerPlayer[int] = counter(0, low=0, high=99)
    square: PerPlayer[int] = counter(0, low=0, high=SIZE * SIZE - 1)  # where the pawn stands
    stance: PerPlayer[int] = named(("bold", "calm"))
    awake: PerPlayer[bool] = flag(True)
    leader: int = whose()
    rolled: int = counter()
    fate: int = hidden()
    omens: PerPlayer[int] = hidden()
    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    deck: PerPlayer[Zone] = zone(seen_by=NOBODY, ordered=True, pool="own", where=("v balíčku", "in the deck"))
    field: PerPlayer[Zone] = zone(seen_by=EVERYONE, where=("ve hře", "in play"))
    cover: PerPlayer[Zone] = zone(seen_by=face_up, pool="covers", where=("v úkrytu", "in cover"))
    bag: Zone = zone(seen_by=NOBODY, pool="covers", where=("v pytli", "in the bag"))
    pile: Zone = zone(seen_by=EVERYONE, ordered=True, where=("na hromadě", "on the pile"))
    tapped: CardSet = card_set(says=("otočená", "tapped"))
    cursed: CardSet = hidden()
    stall: PerSlot[Zone] = zone(
        seen_by=EVERYONE, where=("ve stánku {place}", "at stall {place}")
    )  # the market has two stalls
    chest: PerSlot[Zone] = zone(seen_by=NOBODY, pool="covers", where=("v truhle {place}", "in chest {place}"))
    rider: PerCard = per_card(refers=True)  # the card that sits on this one
    tax: PerCard = per_card(0, says=("daň {n}", "tax {n}"))
    notes: Entries = entries()


programs, verbs, prompts, lines = Programs(), Verbs(), Prompts(), Lines({"card": CARD_NOUN})
library = Library(programs)

STANCES = (Word("bold", Bilingual("odvážně", "boldly")), Word("calm", Bilingual("klidně", "calmly")))
PLAY = verbs.add("play", a=CARD, cs="Zahraj {a}", en="Play {a}")
MOVE = verbs.add("move", a=NUMBER, cs="Jdi na {a}", en="Move to {a}")
END = verbs.add("end", cs="Konec", en="End")
HIT = verbs.add("hit", a=SEAT, cs="Zasáhni: {a}", en="Hit {a}", inner=True)
STOP = verbs.add("stop", cs="Dost", en="Stop", inner=True)
AIM = verbs.add("aim", a=CARD, cs="Zamiř na {a}", en="Aim at {a}", inner=True)
STAND = verbs.add("stand", a=WORD, words=STANCES, cs="Stůj {a}", en="Stand {a}", inner=True)
NEXT = verbs.add("next", a=CARD, b=NUMBER, cs="Teď {a}", en="Now {a}", inner=True)
PASS = verbs.add("pass", cs="Pas", en="Pass", inner=True)
ASK_TURN = prompts.add("turn", cs="Co teď na poli {square}?", en="What now at {square}?")
ASK_HIT = prompts.add("hit", cs="{card}: koho za {n}?", en="{card}: whom for {n}?")
ASK_AIM = prompts.add("aim", cs="{card}: na co?", en="{card}: at what?")
ASK_STAND = prompts.add("stand", cs="Jak?", en="How?")
ASK_NEXT = prompts.add("order", cs="Co dřív?", en="Which first?")
ASK_REACT = prompts.add("react", cs="Odpovíš?", en="Do you react?")
L_SCORES = lines.add("scores", cs="{seat} má +{n} ({card}).", en="{seat} scores {n} ({card}).")
L_PEEKS = lines.add(
    "peeks", cs="{seat} vidí {card}.", en="{seat} peeks at {card}.", secret=("{seat} se dívá.", "{seat} peeks.")
)
PLAYED, STRUCK = "played", "struck"


# ---- effects ----
def score(s: ToyState, seat: int, card: int, n: int) -> None:
    s.score[seat] = max(0, min(99, s.score[seat] + n))
    note(s, L_SCORES, seat, card, n)


@dataclass(frozen=True)
class Score(Effect):
    amount: Amount

    def instant(self) -> Instant:
        count = self.amount.count()
        return lambda s, me, src, x: score(s, me, src, count(s, me, src, x))


@dataclass(frozen=True)
class Dice(Effect):
    sides: int

    def instant(self) -> Instant:
        def throw(s: ToyState, me: int, src: int, x: int) -> None:
            s.rolled = roll(s, self.sides) + 1
            score(s, me, src, s.rolled)

        return throw


@dataclass(frozen=True)
class Hit(Pick):
    """Somebody else loses a point, unless something happens instead."""

    count: int = 1
    optional: bool = False

    def prompt(self) -> int:
        return ASK_HIT

    declining = STOP

    def asks(self) -> Choice:
        return Choice(
            HIT,
            Domain(lambda c: [o for o in range(c.s.t.seats) if o != c.me], "TOY-5", "Bije se soupeř", "A rival is hit"),
            checks=(Check("TOY-6", lambda c: c.s.score[c.a] > 0, "{a} už nic nemá.", "{a} has nothing left."),),
        )

    def naming(self) -> Values:
        return lambda c: {"n": 1}

    def act(self, s: ToyState, me: int, src: int, option: int) -> None:
        seat = option - HIT.code
        if replaced(s, STRUCK, me, seat) is None:
            s.score[seat] -= 1


@dataclass(frozen=True)
class Leading(Condition):
    def test(self) -> Test:
        return lambda s, me, src: s.score[me] == max(s.score)


@dataclass(frozen=True)
class Last(Effect):
    """A rule that lasts; `aimed` at a card of one's choice in play."""

    rule: Standing
    aimed: bool = False

    def instant(self) -> Instant | None:
        return None if self.aimed else (lambda s, me, src, x: last(s, self.rule, me, src))

    def compile(self, c: Any) -> None:
        in_play = Domain(
            lambda c: [card for cards in c.s.field for card in cards], "TOY-7", "Míří se na kartu ve hře", "Aim in play"
        )
        question = Question(ASK_AIM, (Choice(AIM, in_play),))

        def choose(s: ToyState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: ToyState, f: Frame) -> None:
            last(s, self.rule, f[2], f[3], s.answer - AIM.code)

        c.emit(choose)
        c.emit(chosen)


@dataclass(frozen=True)
class Call(Effect):
    """Everybody may react."""

    def compile(self, c: Any) -> None:
        c.emit(lambda s, f: push(s, WINDOW, f[2], f[3], 0))


# ---- standing rules ----
@dataclass(frozen=True)
class Mine(Scope):
    def covers(self, s: ToyState, holder: int, card: int, actor: int, target: int) -> bool:
        return target in s.field[holder]


@dataclass(frozen=True)
class Anything(Scope):
    def covers(self, s: ToyState, holder: int, card: int, actor: int, target: int) -> bool:
        return True


@dataclass(frozen=True)
class SomebodyPlays(Occasion):
    event: ClassVar[str] = PLAYED

    def concerns(self, s: ToyState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return card != subject


@dataclass(frozen=True)
class HolderIsStruck(Occasion):
    event: ClassVar[str] = STRUCK

    def concerns(self, s: ToyState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return holder == subject


POWER = Value("power", base=lambda s, c: s.t.defs[c].power, layers=("set", "times", ADD), low=0, floor_rule="TOY-1")
BOOST = Modifier("", "power", Anything(), Fixed(5), ADD, ADD)
SHIELD_ONCE = Replacement("", HolderIsStruck(), "block", once=True)
ECHO_ONCE = Trigger("", SomebodyPlays(), Score(Fixed(10)), once=True)


@dataclass(frozen=True, kw_only=True)
class ToyCard(Card):
    power: int = 1
    play: Effect | None = None
    effect_fields: ClassVar[tuple[str, ...]] = ("play",)

    def render(self, w: Words) -> str:
        return ""


def card(id: str, power: int = 1, play: Effect | None = None, *standing: Standing) -> ToyCard:
    return ToyCard(id=id, name=Bilingual(f"{id} (cs)", id), power=power, play=play, standing=standing, copies=2)


def power_rule(operation: str, layer: str, n: int) -> Modifier:
    return Modifier("field", "power", Mine(), Fixed(n), operation, layer)


def permit(strength: int) -> Permission:
    return Permission("field", "march", Anything(), strength, "TOY-2")


library.add(
    card("point", 1, Score(Fixed(1))),
    card("pair", 2, Score(Fixed(1)) >> Score(Fixed(1))),
    card("die", 3, Dice(6)),
    card("jab", 0, Hit()),
    card("flurry", 0, Repeat(Fixed(3), Hit())),
    card("maybe", 0, Hit(count=2, optional=True) >> Score(Fixed(1))),
    card("crown", 0, If(Leading(), Score(Fixed(4)))),
    card("ladder", 0, Instead(Score(Fixed(1)), ((Leading(), Hit() >> Score(Fixed(5))),))),
    card("call", 0, Call() >> Score(Fixed(7))),
    card("oath", 0, Last(BOOST, aimed=True)),
    card("guard", 0, Last(SHIELD_ONCE)),
    card("echo", 0, Last(ECHO_ONCE)),
    card("banner", 1, None, power_rule(ADD, ADD, 2)),
    card("weight", 1, None, power_rule("subtract", ADD, 9)),
    card("drum", 1, None, power_rule(MULTIPLY, "times", 3)),
    card("curse", 1, None, power_rule(DIVIDE, "times", 2)),
    card("mask", 1, None, power_rule(SET, "set", 10)),
    card("debt", -4),
    card("wall", 1, None, Replacement("field", HolderIsStruck(), "wall")),
    card("bell", 1, None, Trigger("field", SomebodyPlays(), Score(Fixed(1)))),
    card("gong", 1, None, Trigger("field", SomebodyPlays(), Score(Handed()))),
    card("spike", 1, None, Trigger("field", SomebodyPlays(), Hit() >> Score(Fixed(1)))),
    card("can", 1, None, permit(CAN)),
    card("cannot", 1, None, permit(CANNOT)),
    card("always", 1, None, permit(ALWAYS)),
    card("never", 1, None, permit(NEVER)),
)


# ---- the turn ----
def neighbours(square: int) -> list[int]:
    row, column = divmod(square, SIZE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [SIZE * r + c for r, c in steps if 0 <= r < SIZE and 0 <= c < SIZE]


def wall(c: Case) -> int:
    """A wall in play stops whoever would walk into it from the left."""
    return next((card for card in c.s.pile if c.a == c.s.square[c.me] + 1), -1)


HAND = Domain(
    lambda c: c.s.hand[c.me],
    "TOY-8",
    "Hraje se karta z ruky",
    "Only a card from your hand is played",
    apart=(Check("TOY-9", lambda c: c.a not in c.s.field[c.me], "{a} už ve hře je.", "{a} is in play already."),),
)
PLAYING = Choice(PLAY, HAND)
MOVING = Choice(
    MOVE,
    Domain(lambda c: range(SIZE * SIZE), "TOY-10", "Chodí se po desce", "Pawns walk on the board"),
    checks=(
        Check(
            "TOY-11",
            lambda c: c.a in neighbours(c.s.square[c.me]),
            "Na {a} je odtud {far} kroků.",
            "{a} is {far} steps away.",
            values=lambda c: {"far": abs(c.a - c.s.square[c.me])},
        ),
        barred("TOY-12", wall, "Na {a} brání karta {by}.", "{by} bars the way to {a}."),
    ),
    harms=lambda c: c.a == 0,
)
FREE = Question(
    ASK_TURN,
    (PLAYING, MOVING, stop(END)),
    "TOY-4",
    active_seat,
    Bilingual("ve svém tahu", "in your turn"),
    values=lambda c: {"square": c.s.t.number_name(c.s.square[c.me])},
)


def offer(s: ToyState, f: Frame) -> None:
    if s.turns >= LAST_TURN:
        best = max(s.score)
        over(s, (tuple(o for o in range(s.t.seats) if s.score[o] == best), tuple(s.score), "TOY-3"))
        return
    FREE.ask(s, f)


@answers(FREE)
def do(s: ToyState, f: Frame) -> None:
    f[PC] = 0
    me, option = s.turn, s.answer
    if option == END():
        s.turns += 1
        s.turn = (me + 1) % s.t.seats
    elif verbs.of(option) is MOVE:
        s.square[me] = option - MOVE.code
    else:
        play_card(s, me, option)


def play_card(s: ToyState, me: int, number: int) -> None:
    """Onto the field; its effect, and then whatever waits for a card to be played."""
    s.hand[me].remove(number)
    s.field[me].append(number)
    push(s, AFTERWARDS, me, number)
    program = s.t.library.program(s.t.defs[number].id, "play")
    if program is not None:
        begin(s, program, me, number)


def react_with(s: ToyState, seat: int, source: int, x: int) -> list[int]:
    return [PLAY(c) for c in s.hand[seat]]


TURN = programs.procedure("turn", offer, do)
AFTERWARDS = programs.procedure("afterwards", lambda s, f: fire(s, PLAYED, f[2], f[3], 3))
WINDOW = windows.window(
    programs,
    "reactions",
    react_with,
    lambda s, seat, option, src, x: play_card(s, seat, option),
    PASS,
    ASK_REACT,
    choices=(PLAYING,),
    rule="TOY-13",
)
triggers.ordering(programs, NEXT, ASK_NEXT, "TOY-14")


class ToyTables(Tables):
    mode: str
    setup: dict[str, Any]

    def number_name(self, n: int) -> str:
        return f"{'abcd'[n % SIZE]}{n // SIZE + 1}" if 0 <= n < SIZE * SIZE else str(n)


class Toy(Game):
    name, title, version = "toy", Bilingual("Hračka", "Toy"), 1
    modes: ClassVar[dict[str, Mode]] = {"plain": Mode("plain", (2, 1, 3, 4), Bilingual("Prostě", "Plain"))}
    settings: ClassVar[dict[str, Setting]] = {"big": Setting("big", False, (False, True), Bilingual("Velká", "Big"))}
    verbs, prompts, lines, programs, library, state = verbs, prompts, lines, programs, library, ToyState
    questions = (FREE,)
    turn_rule = "TOY-15"

    def make_tables(self, mode: Mode, players: int, setup: dict[str, Any]) -> ToyTables:
        every = [(c, -1) for c in library.cards.values() for _ in range(c.copies)]
        return ToyTables(ToyState, library, players, every, slots=2)

    def deal(self, s: ToyState) -> None:
        s.bag = list(range(len(s.t.defs)))
        shuffle(s, s.bag)
        for seat in range(s.t.seats):
            s.deck[seat] = [s.bag.pop() for _ in range(4)]
            s.hand[seat] = [s.bag.pop() for _ in range(3)]
        push(s, TURN, 0)

    def at_rest(self, s: ToyState) -> bool:
        return len(s.stack) == 1 and s.prompt == ASK_TURN and not s.lasting

    def resume(self, s: ToyState) -> None:
        push(s, TURN, 0)

    def fill_position(self, s: ToyState, given: set[str], loose: list[int]) -> None:
        s.bag += loose

    def explain(self, s: ToyState, value: str, subject: str, history: list[Any]) -> Derivation:
        id, _, number = subject.partition("@")
        return POWER.derive(s, int(number) if number else s.t.instances(id)[0])

    def explainable(self) -> dict[str, Bilingual]:
        return {"power": Bilingual("síla", "power")}

    def evaluate(self, s: ToyState, seat: int) -> float:
        return 0.0


GAME = Toy()
