"""The names of plain facts that cards state and rules ask for: marks, bans, and the keys of other standing rules."""

from __future__ import annotations

from ..words import traits as tr

TRAITS_KEY = "traits"

# ---- immunity (DTR-376 to DTR-381) ----
IMMUNE = "immune"

# ---- blows ----
KILLS, FIRST, SAFE = "kills", "first strike", "safe"

ATTACK, BE_ATTACKED, COVER, DRIVEN = "attack", "be attacked", "seek cover", "be driven into cover"
ATTACK_ACTIONS = "perform attack actions"  # what is considered an attack action and is no combat
EQUIP, USE_EQUIPMENT, USE_FORTS, USE_ART, TO_FIGHT, TO_SHOOT = (
    "receive equipment",
    "use equipment",
    "use fortifications",
    "use the Art",
    "fight",
    "shoot",
)
GIFTED, HAVE_RELICS, USE_DARK = "receive gifts", "have relics", "use the Dark Symmetry"
SHELTERS = "keeps magic from its cards"
TARGETED, STURDY, SEALED, LUCKY = "targeted", "never killed at once", "receives no cards", "is not made worse"
ATTACK_TAKES = "actions of an attack"
DROPS_FOR = "discards for points"
LOSES_FIRST = "does not strike first"
HELPLESS, DYING = "does not strike back", "dying of a poison"
SPELL_PRICE, SPELL_LIMIT, SPELL_STORE = "price of spells", "limit for spells", "points for spells"
CURSED, EASED = "no special card affects it", "search made easy"
MISSES, ALOOF, STRIKES_HANDS = "strikes somebody else", "no card affects it", "warriors of a hand looked at go"
TWO_GUNS, CHEAPER_RITUALS, PLAGUED = "two shoot weapons", "rituals take fewer actions", "killed by a wound in combat"
CRACKDOWN = "pays for victory points"
HEALS_IN_COVER = "healed by seeking cover"
TAKES_KI, HERETIC_GIFTS, GIFTS_AFTER_ALL = "ki like Mishima", "gifts of heretics", "gifts in spite of a ban"
UNLED, TOTAL_WAR = "no other sergeant leads it", "total war"
POOR_SABOTAGE, POOR_AGAINST_YOU = "sabotage brings destiny", "sabotage against its player brings destiny"
RIDE, ARM, ARM_TO_SHOOT = "receive beasts", "receive weapons", "receive shoot weapons"


def may(action: str) -> str:
    """The key of permissions about an action."""
    return "may " + action


LOYAL = "loyal"
LAST_STAND, SPENT = "last stand", "spent in this combat"

ONCE_A_GAME = "done once a game"
LURED = "must attack"
LUNGES = "attacks out of cover"
LATE_CHARGE, FIRES_FROM_COVER = "attacks after leaving cover", "shoots from cover"
SECOND_TARGET = "attacks two in one action"
FIGHTS_TWICE, FOUR_TIMES = 3, 4  # further numbers of that mark: both are fights; four attacks, which may be combined
ANYBODY, DIFFERENT = 1, 2  # the number of that mark: even the same one twice; two different ones
ANY_FOE = "attacks anybody"
ORDERED = "ordered about attacks"
DRAWS_MORE, RETURNS, REFILLS = "draws one more", "returns to the hand", "draws for cards played"
REPAIRED, SALVAGES = "shuffled back instead of discarded", "equipment of the dead shuffled back"
COMES_FIRST = "missions come first"
BOUND = "bound to another"
BOASTS, EASES = "announces its attacks", "need not announce its attacks"
POINTS_TO, COMMANDED = "points of the combat", "destiny points of the combat"
SILENCED = "may not act"

ATTACK_PRICE = "attack price"

NO_SABOTAGE, MOVABLE = "no sabotage", "movable"

CONVERTS, MORE_ATTACKS = "converts", "more attacks"
WAR_PRICE = 2  # destiny points for each attack more

NO_FIRST_STRIKE = "no first strike"

ANY_WARZONE, DEFENDERS, SHARES_ZONE = "any warzone", "only these defend", "shares the warzone"
IGNORES_ZONES, UNUSABLE, ZONES_OFF = "ignores warzones", "unusable gear", "no warzones in this combat"
HARDY, MUTED, FORGETS = "not killed by one wound", "does nothing for others", "has lost its abilities"
GAGGED, DESTINY_CAP = "plays no special cards", "at most so many destiny points"
ANY_VEHICLE = "any vehicle"  # but those of the Dark Legion

EXTRA_POINTS = "extra points"

MEDITATION, DRAWS_AT_MOST, DEPLOY_PRICE = "meditation", "draws at most", "deploy price"

SHUT_OUT = "may not be played"
NO_DRAW = "draws nothing"
NO_COUNTER = "no card counters it"

BONUS_TIMES, UNANSWERED = "bonus times", "blows without an answer"

POINTS_AS_DESTINY, FULL_POINTS = "points as destiny", "freelancers earn all points"
NOT_REMOVED = "discarded instead of sacrificed"
FEWER_ACTIONS, ANY_ORDER = "fewer actions", "attacks in any order"
HAND_LIMIT, GROWING_HAND = "hand limit", "hand that grows"
DROPS, KILLS_PAY_DOUBLE = "discards in the discard step", "destiny points of kills doubled"
FRAIL, NEVER_KILLS = "killed by a wound", "never kills by a wound"
POSSESSES, REMOVED_IF_KILLED, REMOVES = "possesses", "removed if killed", "removes whom it kills"

IGNORES_FORTS, IGNORES_COVER = "ignores fortifications", "ignores cover"
IGNORES_ARMOUR = "ignores suits of armour"
STRIPS_ARMOUR, ABSORBS = "destroys suits of armour", "takes wounds instead"
SELF_DESTRUCTS, TACTIC_CHANGED = "killed after the combat", "has changed the tactic"
STAYS_IN_COVER, ONE_ATTACK, DEFUSES = "stays in cover", "attacks once a turn", "mines do nothing"
GOES_BACK, NO_OWN_SPECIALS = "shuffled back with its bearer", "no special cards of its own player"
ANY_COPIES = "any number of copies of any gift"
MANY_GIFTS, KEEPS_SECRETS = "several copies of a gift", "keeps secrets"
TOLL, DRAW_TOLL, SHARES_FORT = "toll on special cards", "toll on drawing", "shares a fortification"
NO_WEAPONS, NO_EQUIPMENT, TWO_HANDGUNS = "no other weapons", "no other equipment", "two handguns"
NO_IMMUNITY, WAIVED = "immunity cancelled", "immunity waived"
IMPRISONED = "imprisoned"
ANY_EQUIPMENT, ANY_GIFTS = "any equipment", "any gifts"
ANY_TROOPERS_EQUIPMENT = "any equipment but the Dark Legion's"
ANY_GEAR = "any gear"  # equipment and relics of everybody but the Dark Legion

ANY_AIRSHIP, PAYS_FOR, NO_MORE_WEAPONS = "any airship", "pays for", "no more weapons"
FREELANCERS_PRICE = 3  # destiny points for each card of the former corporation (DTR-428)
NO_AIRSHIPS = "no airships"
FREE_CARDS = "free cards"  # its number: the traits of the cards it is about
ANY_KIND_OF_GEAR = tr.POISON  # in that number this stands for equipment of every kind
ANY_KI = tr.RITUAL  # and this for ki powers
BANK = "bank"
CREDIT, REPAYMENT = 10, 2  # what the bank lends at most, and destiny points for each point of it (DTR-329)

NEVER_DISCARDED, NEVER_SACRIFICED, BACK_TO_LIBRARY = "never discarded", "never sacrificed", "shuffled back"
AWAY = "away"
MISSING = 1  # the number of that mark where somebody is lost, and not away by his own will
NEVER_GIVEN = "never given to another"
HOUSES_DEAD, HOUSES_RELICS = "personalities killed in combat go under it", "lost relics go under it"
HARD_LABOUR, IMPALES = "prisoners work for it", "impales whom it wounds"
ONE_ATTACK_ACTION, BUGGED, FENCED = "one attack action between draw steps", "shows its hand to attack", "behind a fence"
SNIPED, FORFEIT, DEFLECTED = "has shot in this combat", "lost after its blow", "has deflected in this combat"
GIFTS_FALL = "its bearer loses all gifts with it"
ABOARD, TWINS = "carried by a card", "the same warrior as another card"
AMENDED = "abilities of what a warrior is considered"
LIBRARY_SEALED = "no special card touches the library"
EMISSARY = "goes to and from the areas of others"
SECRETLY = "a mission done in secret"
SEES_THROUGH, URBAN, TRUCE, SLY = "sees through cards", "vehicles may hide", "truce of two teams", "works for another"
GEAR_KEPT = "keeps equipment for points"
BOTH_WEAPONS, REMEMBERS_WEAPON = "uses two weapons of a kind", "its weapon is remembered"
PILLAGES = "takes what the dead had"
PLAGUE_MARKER, MEETS_PLAGUE = "a marker that points remove", "meets a plague in this combat"
STORES, GONE_FOR_GOOD = "stores", "sacrificed instead of discarded"

MAY_TRANSFER = "may transfer"

CASTS = "casts"
PERSONAL_AS_COMBAT, DESTINY_WORTH, ART_FOR_ALL = "personal as combat", "destiny worth", "art for all"

POINTS_SAFE, PLAYER_WARDED, NO_MEDITATION = "points safe", "player immune to magic", "does not meditate"
POISONER, POISON_PROOF, VENOM = "uses poisons", "immune to poisons", "venom"

MADE_TO_CHANGE, HAS_MET = "made to change sides", "has held its meeting"
TURNED_ROUND, SPARED = "play goes the other way round", "spared from hard times"
MUTATED, DRAWS_FEWER = "mutated virus", "draws one card less"
PROTECTED, EXPOSED = "protected from viruses", "exposed"

ANOTHER_TURN, FATED = "another turn", "fated"
HURRIED, MISSES_TURN = "hurried", "misses a turn"
AFTERMATH, NO_AFTERMATH = "wounded after the combat", "not wounded after the combat"
AVENGED = "avenged"
CASTS_FOR, GIFTS_FOR = "casts for a fee", "gifts for a price"
CASTS_PERSONAL = "casts personal spells"

ANSWER = "answer"  # the moment of abilities that act on a card being played, and the mark of cards that have one

SETTLES = "settles"

KEPT = "kept"

# What such marks say of a warrior restricts it: it stays when the abilities printed on the warrior are lost.
RESTRICTIONS = frozenset((FRAIL, POINTS_AS_DESTINY, REMOVED_IF_KILLED))

# What keeps a warrior from fighting, attacking or acting; what effects say of two warriors or teams; both, with what
# they say of the attacks of a turn.
HINDERING_KEYS = (IMPRISONED, SILENCED, BOASTS, may(ATTACK), may(BE_ATTACKED))
TIES = frozenset((BOUND, TRUCE))
HINDERING = TIES | {*HINDERING_KEYS, ORDERED}
