"""Questions of single cards about points, gear, poisons and what is carried."""

from __future__ import annotations

from sudi.kernel.decision import CARD

from .vocabulary import lines, prompts, verbs

ASK_DESPERATE = prompts.add(
    "desperate",
    cs="{card}: vezmeš si body osudu a vzdáš se meditace?",
    en="{card}: do you take the destiny points and give up meditating?",
    public=("zda si vezme body a vzdá se meditace", "whether to take the points and give up meditating"),
)
ASK_TO_PARTNER = prompts.add(
    "to_partner",
    cs="{card}: kolik bodů osudu dáš spoluhráči?",
    en="{card}: how many destiny points do you give your partner?",
    public=("kolik bodů dá spoluhráči", "how many points to give a partner"),
)
ASK_STRIP = prompts.add(
    "strip",
    cs="{card}: kterou speciální kartu otrávenému vyřadíš?",
    en="{card}: which special card of the poisoned warrior do you discard?",
)
ASK_COMRADE = prompts.add("comrade", cs="{card}: na koho rána dopadne?", en="{card}: on whom does the blow fall?")
ASK_EYE = prompts.add(
    "eye",
    cs="{card}: zaplatíš {price:destiny}, aby tvůj bojovník směl ránu vrátit?",
    en="{card}: do you pay {price:destiny} so that your warrior may strike back?",
    public=("zda zaplatí za to, že smí vrátit ránu", "whether to pay for striking back"),
)
ASK_STRAFE = prompts.add("strafe", cs="{card}: koho budeš ostřelovat?", en="{card}: whom do you strafe?")
ASK_DISEASE = prompts.add(
    "disease",
    cs="{card}: zaplatíš {price:destiny} (ano), nebo dostane nakažený značku (ne)?",
    en="{card}: do you pay {price:destiny} (yes), or does the diseased warrior get a marker (no)?",
    public=("zda zaplatí za nakaženého", "whether to pay for a diseased warrior"),
)
L_CURED = lines.add(
    "cured", cs="{seat}: bojovník {card} už není nakažen.", en="{seat}: {card} is not stricken any more."
)
ASK_INFECTED = prompts.add(
    "infected",
    cs="{card}: kdo z tvého Mužstva dostane značku moru?",
    en="{card}: who of your Squad gets a plague marker?",
    public=("kdo dostane značku moru", "who gets a plague marker"),
)
ASK_GUISE = prompts.add(
    "guise", cs="{card}: čí podobu sesilatel přijme?", en="{card}: whose guise does the caster take?"
)
ASK_ASSIGN = prompts.add("reassign", cs="{card}: kdo úkol dostane?", en="{card}: who gets the mission?")
ASK_ARTIFACT = prompts.add(
    "artifact",
    cs="{card}: zaplatíš {price:victory} a smíš do svého příštího kola užívat relikvii?",
    en="{card}: do you pay {price:victory} to use the relic until your next turn?",
    public=("zda zaplatí za užívání relikvie", "whether to pay for using a relic"),
)
ASK_RISE = prompts.add(
    "rise",
    cs="{card}: přivedeš místo bodů za zabití bojovníka ze sbírky?",
    en="{card}: do you bring a warrior of your collection instead of the points?",
)
ASK_TOWER = prompts.add("tower", cs="{card}: kdo půjde do věže?", en="{card}: who goes into the tower?")
ASK_PILLAGE = prompts.add("pillage", cs="{card}: co si vezmeš?", en="{card}: what do you take?")
POINTS = verbs.add("points", cs="Body osudu", en="Destiny points", inner=True)
WARRIOR = verbs.add("warrior", cs="Bojovníka ze sbírky", en="A warrior of the collection", inner=True)
GEAR = verbs.add("equipment", cs="Vybavení z knihovny", en="Equipment of the library", inner=True)
CURE = verbs.add("cure", a=CARD, cs="Odstranit značku moru: {a}", en="Remove the plague marker from {a}")
ASK_LIKENESS = prompts.add(
    "likeness", cs="{card}: čí schopnosti bojovník získá?", en="{card}: whose abilities does the warrior get?"
)
