"""Card types, when a card may be played, where it lies and what becomes of it (DTR-476, DTR-479)."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

# Card types (DTR-476).
WARRIOR, EQUIPMENT, FORTIFICATION, SYMMETRY, MISSION = "warrior", "equipment", "fortification", "symmetry", "mission"
RELIC, WARZONE, KI, BEAST, ART, SPECIAL, ALLIANCE = "relic", "warzone", "ki", "beast", "art", "special", "alliance"
TYPE_NAMES = {
    WARRIOR: Bilingual("bojovník", "warrior"),
    EQUIPMENT: Bilingual("vybavení", "equipment"),
    FORTIFICATION: Bilingual("opevnění", "fortification"),
    SYMMETRY: Bilingual("Černá symetrie", "Dark Symmetry"),
    MISSION: Bilingual("úkol", "mission"),
    RELIC: Bilingual("relikvie", "relic"),
    WARZONE: Bilingual("válečná zóna", "warzone"),
    KI: Bilingual("síla KI", "ki power"),
    BEAST: Bilingual("zvíře", "beast"),
    ART: Bilingual("kouzlo Umění", "Art spell"),
    SPECIAL: Bilingual("speciální karta", "special card"),
    ALLIANCE: Bilingual("aliance", "alliance"),
}

# When a card may be played. The named actions of the catalogue take one action unless the card says otherwise.
ACTIONS, ANYTIME, COMBAT, START, END = "actions", "anytime", "combat", "start", "end"
ON_CARD, ON_KILL, ON_POINTS = "on card", "on kill", "on points"
# Right after something has happened to one card: it would be wounded, has come into play, was healed, was killed, a
# secret was revealed; and after somebody has looked for a card in a pile.
ON_WOUND, ON_JOINED, ON_HEALED, ON_DEATH, ON_SECRET = "on wound", "on joining", "on healing", "on death", "on secret"
ON_SEARCH = "on search"
# A card of yours that stayed in play was discarded, a warrior has transferred, somebody has reached the target.
ON_LOSS, ON_TRANSFER, ON_WIN = "on loss", "on transfer", "on winning"
# A warrior has completed a mission and its points are about to be earned; a mission of the hand has been done unseen.
ON_MISSION, ON_SECRETLY = "on a mission completed", "on a mission done in secret"
# Reactions that are played on the card that the moment is about, and those that are played just so.
ABOUT_A_CARD = (ON_CARD, ON_KILL, ON_WOUND, ON_JOINED, ON_HEALED, ON_DEATH, ON_SECRET, ON_LOSS, ON_TRANSFER, ON_MISSION)
REACTIONS = (*ABOUT_A_CARD, ON_POINTS, ON_SEARCH, ON_WIN)
MOMENTS = (ANYTIME, COMBAT, START, END, *REACTIONS)

# What becomes of a card that was played (DTR-479).
DISCARDED, STAYS, SACRIFICED = "-", "+", "x"

# Where a card that stays is laid.
ON_BEARER, ON_PLAYER, ON_GAME, IN_AREA = "bearer", "player", "game", "area"
