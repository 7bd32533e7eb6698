"""What marks about a warrior's fate and about odd gear say."""

from __future__ import annotations

from .. import marks as m

# Said of whoever has the mark: singular and plural in both languages.
FATES = {
    m.SELF_DESTRUCTS: (
        ("je po souboji zabit a nic ho nezachrání; body za něj získá protivník", "jsou po souboji zabiti"),
        (
            "is killed when the combat is over, and nothing saves it; the opponent earns the points",
            "are killed when the combat is over",
        ),
    ),
    m.STAYS_IN_COVER: (
        ("neopustí úkryt, dokud není vyléčen", "neopustí úkryt, dokud nejsou vyléčeni"),
        ("does not exit cover unless it is healed", "do not exit cover unless they are healed"),
    ),
    m.ONE_ATTACK: (
        ("nikdy nesmí útočit víckrát než jednou za kolo", "nikdy nesmějí útočit víckrát než jednou za kolo"),
        ("may never attack more than once in a turn",) * 2,
    ),
}

# Whole sentences.
ODDITIES = {
    m.NO_OWN_SPECIALS: (
        "Ty na něj nesmíš hrát speciální karty, ostatní hráči ano.",
        "You may not play special cards on it, but other players may.",
    ),
    m.GOES_BACK: (
        "Je-li bojovník zabit nebo jinak vyřazen, tato karta se zamíchá do knihovny svého majitele; je-li obětován, "
        "jde do hrobu.",
        "If the warrior is killed or otherwise discarded, this card is shuffled into its owner's library; if it is "
        "sacrificed, the card goes to the discard pile.",
    ),
    m.DEFUSES: (
        "Dokud je tento bojovník v Mužstvu, minová pole (ani přehradné balony) tvým Doomtrooperům nic nedělají.",
        "While this warrior is in the Squad, no minefield (nor barrage balloons) does anything to your Doomtroopers.",
    ),
    m.MANY_GIFTS: (
        "Bojovník smí mít víc kopií kteréhokoli daru Černé symetrie (ne daru apoštola), který zvyšuje hodnocení.",
        "The warrior may have several copies of any Dark Symmetry gift (no gift of an apostle) that raises ratings.",
    ),
    m.STRIPS_ARMOUR: (
        "Použije-li bojovník tuto zbraň v souboji, všechna brnění protivníků se obětují.",
        "When the warrior uses this weapon in a combat, all suits of armour of its opponents are sacrificed.",
    ),
    m.ABSORBS: (
        "Má-li být bojovník zraněn, je místo něj zraněno toto brnění a jemu se nic nestane. Druhé zranění, nebo "
        "takové, které samo zabíjí, brnění obětuje. Opravit se nedá.",
        "If the warrior would be wounded, this armour is wounded instead and nothing happens to it. A second wound, or "
        "one that kills by itself, sacrifices the armour. It cannot be repaired.",
    ),
}
