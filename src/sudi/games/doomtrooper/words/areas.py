"""The areas in words (DTR-432)."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

AREAS = ("squad", "kohort", "outpost")
AREA_NAMES = {
    "squad": Bilingual("Mužstvo", "Squad"),
    "kohort": Bilingual("Kohorta", "Cohort"),
    "outpost": Bilingual("Stanice", "Outpost"),
    "aside": Bilingual("stranou", "aside"),
}
_ASIDE = {"aside": Bilingual("mimo oblasti", "outside the areas")}
IN_AREA = {
    "squad": Bilingual("ve tvém Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve tvé Kohortě", "in your Cohort"),
    "outpost": Bilingual("na tvé Stanici", "on your Outpost"),
    **_ASIDE,
}
IN_OWN_AREA = {  # the sentence is about what you do
    "squad": Bilingual("ve svém Mužstvu", "in your Squad"),
    "kohort": Bilingual("ve své Kohortě", "in your Cohort"),
    "outpost": Bilingual("na své Stanici", "on your Outpost"),
    **_ASIDE,
}
OF_AREA = {
    "squad": Bilingual("Mužstva", "Squad"),
    "kohort": Bilingual("Kohorty", "Cohort"),
    "outpost": Bilingual("Stanice", "Outpost"),
}
IN_ANY_AREA = {
    "squad": Bilingual("v Mužstvu", "in a Squad"),
    "kohort": Bilingual("v Kohortě", "in a Cohort"),
    "outpost": Bilingual("na Stanici", "on an Outpost"),
    **_ASIDE,
}
IN_ALL_AREAS = {
    "squad": Bilingual("v Mužstvech", "in Squads"),
    "kohort": Bilingual("v Kohortách", "in Cohorts"),
    "outpost": Bilingual("na Stanicích", "on Outposts"),
    **_ASIDE,
}
INTO_AREA = {
    "squad": Bilingual("do svého Mužstva", "into your Squad"),
    "kohort": Bilingual("do své Kohorty", "into your Cohort"),
    "outpost": Bilingual("na svou Stanici", "onto your Outpost"),
    **_ASIDE,
}
