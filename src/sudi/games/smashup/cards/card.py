"""What a card of Smash Up has printed on it: minions, actions and bases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import Words

from ..words.factions import FACTIONS
from ..words.lexicon import Told

MINION, ACTION, BASE = "minion", "action", "base"

# What an action is played on.
NOTHING, ON_BASE, ON_MINION, ON_OWN_MINION = "nothing", "base", "minion", "own minion"

# When a Special may be used, and from where.
OWN_TURN, BEFORE_SCORING, AFTER_SCORING = "own turn", "before scoring", "after scoring"
FROM_HAND, FROM_PLAY = "hand", "play"

# Who uses what a base offers after it has been scored. What happens to all present at one moment is carried out once.
WINNER, RUNNER_UP, OTHERS, PRESENT, TOGETHER = "winner", "runner-up", "others", "present", "present together"

# What the rulebook calls abilities that hold while a card lies somewhere.
ONGOING, SPECIAL = ("Stálý", "Ongoing"), ("Speciální", "Special")


PLACES = ("first", "second", "third")  # what a base is worth, by place


@dataclass(frozen=True)
class Special:
    """A Special ability: its moment, where the card has to be, and what it does.

    An action without an effect of its own for it may be played at that moment as it is.
    """

    when: str
    where: str
    do: Effect | None
    once: bool = False  # one card of this name per player and scored base

    def lead(self, w: Words) -> str:
        """What stands before the effect: its moment."""
        if self.when == OWN_TURN:  # law.specials.NO_MINION_YET
            return w.pick(
                "Pokud v tomto tahu ještě nemáš zahraného žádného bojovníka,",
                "If you have not played a minion this turn,",
            )
        once = w.pick(" (jen jednou u každé základny)", " (only once for each base)") if self.once else ""
        if self.when == BEFORE_SCORING:
            return w.pick(f"Předtím, než je základna vyhodnocena{once},", f"Before a base is scored{once},")
        return w.pick(f"Poté, co je tato základna vyhodnocena{once},", f"After this base is scored{once},")

    def say(self, w: Words) -> str:
        if self.do is None:
            return w.pick(
                "Tuto kartu můžeš zahrát i předtím, než je základna vyhodnocena.",
                "You may also play this before a base is scored.",
            )
        return w.paragraph(w.led(self.lead(w), self.do.say(w)))


@dataclass(frozen=True, kw_only=True)
class SmashCard(Card):
    kind: str
    faction: int = -1
    power: int = 0
    play_on: str = NOTHING
    played: Effect | None = None
    talent: Effect | None = None
    special: Special | None = None
    # bases
    breakpoint: int = 0
    vp: tuple[int, int, int] = (0, 0, 0)
    scores: Effect | None = None  # when the base scores, for the players in `scores_for`
    scores_for: str = WINNER
    after: Effect | None = None  # after scoring, for the players in `after_for`
    after_for: str = WINNER
    arrival: Effect | None = None  # when its replacement lies on the table, for the runner-up
    microbot: bool = False  # it is called one

    effect_fields: ClassVar[tuple[str, ...]] = ("played", "talent", "scores", "after", "arrival")

    def effects(self) -> dict[str, Effect]:
        found = super().effects()
        if self.special is not None and self.special.do is not None:
            found["special"] = self.special.do
        return found

    def type_line(self, lang: str) -> str:
        cs, en = {MINION: ("Bojovník", "Minion"), ACTION: ("Akce", "Action"), BASE: ("Základna", "Base")}[self.kind]
        if self.faction < 0:
            return cs if lang == "cs" else en
        faction = FACTIONS[self.faction]
        return f"{cs} {faction.genitive}" if lang == "cs" else f"{faction.en} {en.lower()}"

    def render(self, w: Words) -> str:
        parts = []
        if self.kind == BASE:
            worth = ", ".join(map(str, self.vp))
            parts.append(w.pick(f"Body za umístění: {worth}.", f"Points by place: {worth}."))
        if self.play_on != NOTHING:
            where = {
                ON_BASE: ("Zahraj na základnu.", "Play on a base."),
                ON_MINION: ("Zahraj na bojovníka.", "Play on a minion."),
                ON_OWN_MINION: ("Zahraj na svého bojovníka.", "Play on one of your minions."),
            }[self.play_on]
            parts.append(w.pick(*where))
        if self.played is not None:
            parts.append(w.paragraph(self.played.say(w)))
        if self.talent is not None:
            parts.append(f"{w.pick('Talent', 'Talent')}: {w.paragraph(self.talent.say(w))}")
        parts += self._standing_lines(w)
        if self.special is not None:
            parts.append(f"{w.pick(*SPECIAL)}: {self.special.say(w)}")
        parts += self._base_lines(w)
        return " ".join(filter(None, parts))

    def _standing_lines(self, w: Words) -> list[str]:
        """What holds while the card lies where it works, under the word that the rulebook has for it."""
        lines = []
        for label in (ONGOING, SPECIAL):
            own = [rule for rule in self.standing if getattr(rule, "label", ONGOING) == label]
            said = " ".join(text for rule in own if (text := rule.say(w)))  # type: ignore[attr-defined]
            if said:
                lines.append(said if self.kind == BASE else f"{w.pick(*label)}: {said}")
        return lines

    def _base_lines(self, w: Words) -> list[str]:
        lines = []
        for effect, who, lead in (
            (self.scores, self.scores_for, ("při vyhodnocení", "When this base scores,")),
            (self.after, self.after_for, ("po vyhodnocení", "After this base is scored,")),
            (self.arrival, RUNNER_UP, ("po vyhodnocení", "After this base is scored,")),
        ):
            if effect is not None:
                name = {
                    WINNER: ("vítěz", "the winner"),
                    RUNNER_UP: ("hráč na druhém místě", "the runner-up"),
                    OTHERS: ("každý hráč kromě vítěze", "each player other than the winner"),
                    PRESENT: ("každý hráč, který tu má bojovníka,", "each player with a minion here"),
                    TOGETHER: ("každý hráč, který tu má bojovníka,", "each player with a minion here"),
                }[who]
                lines.append(Told(w.lang).tell(w.pick(*name), w.pick(*lead), effect.say(w)))
        return lines
