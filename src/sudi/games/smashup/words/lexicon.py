"""The nouns and verbs that card texts are made of, in Czech and English."""

from __future__ import annotations

from sudi.kernel.wording import Clause, Noun, Words, noun, upper, verb
from sudi.kernel.wording.lexicon import CARD as CARD
from sudi.kernel.wording.lexicon import FEMININE, MASCULINE, MASCULINE_ANIMATE, PLAYER, VerbWord

MINION = noun(
    "minion",
    MASCULINE_ANIMATE,
    "bojovník bojovníka bojovníkovi bojovníka bojovníkovi bojovníkem",
    "bojovníci bojovníků bojovníkům bojovníky bojovnících bojovníky",
    "minion",
)
ACTION = noun("action", FEMININE, "akce akce akci akci akci akcí", "akce akcí akcím akce akcích akcemi", "action")
BASE = noun(
    "base",
    FEMININE,
    "základna základny základně základnu základně základnou",
    "základny základen základnám základny základnách základnami",
    "base",
)
_VP_CASES = ("vítězný bod", "vítězného bodu", "vítěznému bodu", "vítězný bod", "vítězném bodu", "vítězným bodem")
_VP_PLURAL = ("vítězné body", "vítězných bodů", "vítězným bodům", "vítězné body", "vítězných bodech", "vítěznými body")
VP = Noun("vp", MASCULINE, _VP_CASES, _VP_PLURAL, ("VP", "VP"))
NOUNS = {n.id: n for n in (MINION, ACTION, BASE, VP, CARD, PLAYER)}
DESTROY = verb("znič", "zničit", "zničí", "destroy")
RETURN = verb("vrať", "vrátit", "vrátí", "return")
TAKE = verb("vezmi si", "vzít si", "vezme si", "take")
MOVE = verb("přesuň", "přesunout", "přesune", "move")
PUT = verb("dej", "dát", "dá", "put")
DRAW = verb("dober si", "dobrat si", "dobere si", "draw")
DISCARD = verb("odlož", "odložit", "odloží", "discard")
PLAY = verb("zahraj", "zahrát", "zahraje", "play")
GAIN = verb("získej", "získat", "získá", "gain")
CHOOSE = verb("vyber", "vybrat", "vybere", "choose")
REVEAL = verb("odhal", "odhalit", "odhalí", "reveal")
LOOK = verb("podívej se", "podívat se", "podívá se", "look")
SEARCH = verb("prohledej", "prohledat", "prohledá", "search", "searches")
SHUFFLE = verb("zamíchej", "zamíchat", "zamíchá", "shuffle")
NAME = verb("jmenuj", "jmenovat", "jmenuje", "name")
GIVE = verb("přidej", "přidat", "přidá", "give")
LOWER = verb("sniž", "snížit", "sníží", "lower")
SWAP = verb("vyměň", "vyměnit", "vymění", "exchange")


def _by(cs: str, en: str) -> VerbWord:
    """What somebody else does, subject included; it is said in one form only."""
    return verb(cs, cs, cs, en, en)


THEN_PLAY = _by("pak zahrát", "then play")
OWNER_PLAYS = _by("může jeho majitel zahrát", "its owner may play")
OWNER_GAINS = _by("získá jeho majitel", "its owner gains")
THAT_PLAYER_DISCARDS = _by("odloží tento hráč", "that player discards")
OTHERS_DISCARD = _by("každý jiný hráč odloží", "each other player discards")


class Told(Words):
    """What others do, in the third person: vítěz po vyhodnocení může vrátit ..., the winner may return ..."""

    def tell(self, who: str, when: str, clauses: list[Clause]) -> str:
        said: list[str] = []
        for clause in clauses:
            word = clause.verb
            if self.czech:
                main, _, reflexive = (word.infinitive if clause.may else word.third).partition(" ")
                can = "může" if clause.may else ""
                parts = [can, main, clause.rest] if not said else [can, main, reflexive, clause.rest]
                if not said:  # the little words stand second, right behind the subject
                    parts = [who, reflexive, when, *parts]
            else:
                parts = ["may" if clause.may else "", word.en if clause.may else word.en_third, clause.rest]
                if not said:
                    parts = [when, who, *parts]
            said.append(" ".join(filter(None, parts)))
        text = upper(self.pick(" a ", " and ").join(said) + ".")
        return text if self.czech else text.replace("your ", "their ").replace("you have", "they have")
