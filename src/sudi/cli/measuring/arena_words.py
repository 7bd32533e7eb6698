"""What `sudi arena` says, and what is said of programs that play, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

ARENA = {
    "arena_pair": Bilingual("dvojice", "pair"),
    "arena_score": Bilingual("body", "score"),
    "arena_fair": Bilingual("rovní", "equals"),
    "arena_deals": Bilingual("rozdání", "deals"),
    "arena_matches": Bilingual("partií", "matches"),
    "arena_drawn": Bilingual("remíz", "drawn"),
    "arena_cut": Bilingual("nedohráno", "unfinished"),
    "arena_test": Bilingual("test", "test"),
    "arena_low": Bilingual("nejvýš {low}", "at most {low}"),
    "arena_high": Bilingual("aspoň {high}", "at least {high}"),
    "arena_open": Bilingual("nerozhodnuto", "undecided"),
    "arena_alone": Bilingual("{name} sám proti stolu {other}", "{name} alone against a table of {other}"),
    "arena_alone_head": Bilingual("jeden proti stolu", "one against a table"),
    "arena_bot": Bilingual("bot", "bot"),
    "arena_ms": Bilingual("ms na volbu", "ms a decision"),
    "arena_cpu": Bilingual("procesor", "processor"),
    "arena_95": Bilingual("95 %", "95 %"),
    "arena_99": Bilingual("99 %", "99 %"),
    "arena_wins": Bilingual("výhry proti hře", "wins against the game"),
    "arena_plot": Bilingual(
        "Obrázek se ukládá jako .svg nebo .html, ne jako {file}.",
        "A picture is written as .svg or .html, not as {file}.",
    ),
    "arena_drawn_to": Bilingual("Obrázek je v souboru {file}.", "The picture is in {file}."),
    "no_plot": Bilingual(
        "Soubor {file} nejde zapsat; zvol jiné místo nebo jméno.",
        "The file {file} cannot be written; choose another place or name.",
    ),
    "forfeits": Bilingual("{name}: selhal {n}×, třeba: {said}", "{name} failed {n} times, for example: {said}"),
    "bot_lost": Bilingual("{said} Prohrává.", "{said} It has lost."),
    "bot_replaced": Bilingual("{said} Hraje za něj {name}.", "{said} {name} plays for it from now on."),
}
