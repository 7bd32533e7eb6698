"""What a card of Smash Up has printed on it: minions, actions and bases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.cards import Card
from sudi.kernel.effects import Effect
from sudi.kernel.wording import Bilingual, Words

from .words import FACTIONS, Told

MINION, ACTION, BASE = "minion", "action", "base"

# What an action is played on.
NOTHING, ON_BASE, ON_MINION, ON_OWN_MINION = "nothing", "base", "minion", "own minion"

# When a Special may be used, and from where.
OWN_TURN, BEFORE_SCORING, AFTER_SCORING = "own turn", "before scoring", "after scoring"
FROM_HAND, FROM_PLAY = "hand", "play"

# Who uses what a base offers after it has been scored.
WINNER, RUNNER_UP, OTHERS, PRESENT, ACTIVE = "winner", "runner-up", "others", "present", "active"


@dataclass(frozen=True)
class Special:
    """A Special ability: its moment, where the card has to be, and what it does. `text` stands before the effect."""

    when: str
    where: str
    do: Effect
    cs: str
    en: str
    once: bool = False  # one card of this name per player and scored base


@dataclass(frozen=True)
class StandingExtra:
    """An extra play on each own turn while the card is in play: an action, or a minion at its own base."""

    action: bool
    here: bool = False

    def permit(self, s: Any, card: int) -> tuple[int, ...]:
        return (int(self.action), -1, s.at[card] if self.here else -1, 0, 0, card, card)

    def say(self, w: Words) -> str:
        if self.action:
            return w.pick(
                "V každém svém tahu můžeš zahrát akci navíc.", "On each of your turns you may play an extra action."
            )
        return w.pick(
            "V každém svém tahu můžeš k této základně zahrát bojovníka navíc.",
            "On each of your turns you may play an extra minion here.",
        )


@dataclass(frozen=True, kw_only=True)
class SmashCard(Card):
    kind: str
    faction: int = -1
    power: int = 0
    play_on: str = NOTHING
    ongoing: bool = False
    played: Effect | None = None
    talent: Effect | None = None
    special: Special | None = None
    special_rule: bool = False  # its standing rule is called a Special
    special_too: bool = False  # an action whose ordinary effect may also be played as a Special
    # bases
    breakpoint: int = 0
    vp: tuple[int, int, int] = (0, 0, 0)
    scores: Effect | None = None  # when the base scores, for the players in `scores_for`
    scores_for: str = WINNER
    after: Effect | None = None  # after scoring, for the players in `after_for`
    after_for: str = WINNER
    arrival: Effect | None = None  # when its replacement lies on the table, for the runner-up
    winner_chooses: int = 0  # how many top bases the winner looks at to choose the replacement
    microbot: bool = False
    makes_microbots: bool = False  # all minions of its player count as microbots
    rises: bool = False  # Special: once a turn one such minion may be played from the discard pile as an extra one
    gives: StandingExtra | None = None  # an extra play on each of its player's turns
    jams: bool = False  # switches the ability of its base off for everybody
    hides: bool = False  # is destroyed to keep another player's action off its player's minions at its base
    takes_the_blow: bool = False  # is destroyed to keep any ability off the minion it is on
    opens_graves: bool = False  # its player may take the minion to be played here from the discard pile
    infiltrates: bool = False  # its player may ignore the ability of its base until the own next turn
    ongoing_text: Bilingual | None = None

    effect_fields: ClassVar[tuple[str, ...]] = ("played", "talent", "scores", "after", "arrival")

    def effects(self) -> dict[str, Effect]:
        found = super().effects()
        if self.special is not None:
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
        standing = " ".join(text for rule in self.standing if (text := rule.say(w)))  # type: ignore[attr-defined]
        if self.gives is not None:
            standing = f"{standing} {self.gives.say(w)}".strip()
        if self.ongoing_text is not None:
            standing = f"{standing} {self.ongoing_text[w.lang]}".strip()
        if standing:
            label = w.pick("Speciální", "Special") if self.special_rule else w.pick("Stálý", "Ongoing")
            parts.append(standing if self.kind == BASE else f"{label}: {standing}")
        if self.special is not None:
            lead = w.pick(self.special.cs, self.special.en)
            said = w.paragraph(w.led(lead, self.special.do.say(w)))
            parts.append(f"{w.pick('Speciální', 'Special')}: {said}")
        if self.rises:
            parts.append(
                w.pick(
                    "Speciální: Ve svém tahu můžeš tuto kartu zahrát z odhazovacího balíčku jako bojovníka navíc. "
                    "Za tah to smí udělat jen jedna karta tohoto jména.",
                    "Special: On your turn you may play this from your discard pile as an extra minion. "
                    "Only one card of this name may do so each turn.",
                )
            )
        if self.special_too:
            parts.append(
                w.pick(
                    "Speciální: Tuto kartu můžeš zahrát i předtím, než je základna vyhodnocena.",
                    "Special: You may also play this before a base is scored.",
                )
            )
        parts += self._base_lines(w)
        return " ".join(parts)

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
                    ACTIVE: ("aktivní hráč", "the active player"),
                }[who]
                lines.append(Told(w.lang).tell(w.pick(*name), w.pick(*lead), effect.say(w)))
        if self.winner_chooses:
            n = self.winner_chooses
            lines.append(
                w.pick(
                    f"Po vyhodnocení si vítěz prohlédne {n} vrchní karty balíčku základen, vybere z nich tu, "
                    "která tuto základnu nahradí, a ostatní vrátí navrch v libovolném pořadí.",
                    f"After this base is scored, the winner looks at the top {n} cards of the base deck, chooses one "
                    "of them to replace this base and puts the others back on top in any order.",
                )
            )
        return lines
