"""The areas in words (DTR-432)."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

# ---- areas (DTR-432) ----
AREAS = ("squad", "kohort", "outpost")
AREA_NAMES = {
    "squad": Bilingual("Mužstvo", "Squad"),
    "kohort": Bilingual("Kohorta", "Cohort"),
    "outpost": Bilingual("Stanice", "Outpost"),
    "aside": Bilingual("stranou", "aside"),
}
IN_AREA = {
    "squad": Bilingual("ve vašem Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve vaší Kohortě", "in your Cohort"),
    "outpost": Bilingual("na vaší Stanici", "on your Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
IN_ANY_AREA = {
    "squad": Bilingual("v Mužstvu", "in a Squad"),
    "kohort": Bilingual("v Kohortě", "in a Cohort"),
    "outpost": Bilingual("na Stanici", "on an Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
INTO_AREA = {
    "squad": Bilingual("do svého Mužstva", "into your Squad"),
    "kohort": Bilingual("do své Kohorty", "into your Cohort"),
    "outpost": Bilingual("na svou Stanici", "onto your Outpost"),
    "aside": Bilingual("stranou oblastí", "outside the areas"),
}
IN_THY_AREA = {
    "squad": Bilingual("ve tvém Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve tvé Kohortě", "in your Cohort"),
    "outpost": Bilingual("na tvé Stanici", "on your Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
IN_OWN_AREA = {
    "squad": Bilingual("ve svém Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve své Kohortě", "in your Cohort"),
    "outpost": Bilingual("na své Stanici", "on your Outpost"),
    "aside": Bilingual("mimo oblasti", "outside the areas"),
}
