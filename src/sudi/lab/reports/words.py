"""What reports say, in Czech and in English."""

from __future__ import annotations

from sudi.kernel.wording.text import Bilingual

B = Bilingual
WORDS = {
    "health": B("Zdraví hry", "Health of the game"),
    "cards": B("Co karty přinášejí", "What cards are worth"),
    "compare": B("Kdo poráží koho", "Who beats whom"),
    "restrict": B("Co chybí tomu, kdo něco nesmí", "What a restricted player loses"),
    "tune": B("Hledání čísel", "Search for numbers"),
    "deck": B("Rada k balíčku", "Deck advice"),
    "players": B("počet hráčů: {n}", "{n} players"),
    "measured": B("Rozdání: {deals}, semínko {seed}, hraje {pilot}.", "{deals} deals, seed {seed}, played by {pilot}."),
    "mean": B("průměr", "mean"),
    "interval": B("95% interval", "95 % interval"),
    "real": B("skutečné", "real"),
    "yes": B("ano", "yes"),
    "no": B("ne", "no"),
    "q": B("q", "q"),
    "what": B("co", "what"),
    "points": B("procentní body", "percentage points"),
    "share": B("podíl výher", "share of wins"),
    "choices": B("rozhodnutí v partii", "decisions a match"),
    "turns": B("tahů", "turns"),
    "rounds": B("kol", "rounds"),
    "forced": B("podíl vynucených voleb", "share of forced choices"),
    "branching": B("možností na rozhodnutí", "options a decision"),
    "began": B("výhry toho, kdo začal", "won by whoever began"),
    "won": B("výhry nad hrou", "won against the game"),
    "drawn": B("remízy", "drawn"),
    "unfinished": B("nedohráno", "unfinished"),
    "lead_changes": B("změn ve vedení", "lead changes"),
    "drama": B("drama", "drama"),
    "decided": B("rozhodnuto po části partie", "decided after this part"),
    "comeback": B("obraty", "comebacks"),
    "runaway": B("vedoucí v půli vyhrál", "leader at half time won"),
    "skill": B("{strong} proti {weak}", "{strong} against {weak}"),
    "elo": B("rozdíl v Elo", "Elo difference"),
    "luck": B("totéž místo vyhrálo obě partie rozdání", "same seat won both matches of a deal"),
    "decides": B("kolik rozhodne rozdání (0 až 1)", "how much the deal decides (0 to 1)"),
    "moved": B("Co změny způsobily", "What the changes made"),
    "changed_game": B("se změnami", "as changed"),
    "changes": B("Změny", "Changes"),
    "where": B("kde", "where"),
    "before": B("před", "before"),
    "after": B("po", "after"),
    "by_turn": B("Rozhodnutí a možnosti podle tahů", "Decisions and options by turn"),
    "turn": B("tah", "turn"),
    "matches": B("partií", "matches"),
    "decisions": B("rozhodnutí", "decisions"),
    "options": B("možností", "options"),
    "histogram": B("Délka partií v kolech", "Length of matches in rounds"),
    "curve": B("Šance vítěze během partie (%)", "The winner's chance along the match (%)"),
    "part": B("část partie (%)", "part of the match (%)"),
    "field": B("Proti všem ostatním", "Against the field"),
    "pairs": B("Dvojice", "Pairs"),
    "pair": B("dvojice", "pair"),
    "matrix": B("Podíl výher řádku proti sloupci (%)", "Share of wins of the row against the column (%)"),
    "worth": B("účinek na výhru (procentní body)", "effect on winning (percentage points)"),
    "card": B("karta", "card"),
    "how": B("jak", "how"),
    "in_deck": B("v balíčku", "in deck"),
    "worth_drawn": B("hrubě: dobral", "raw: drawn"),
    "worth_played": B("hrubě: zahrál", "raw: played"),
    "worth_held": B("hrubě: držel", "raw: held"),
    "raw": B(
        "Hrubé podíly výher toho, kdo kartu dobral, zahrál nebo jen držel, míchají kartu s délkou partie a s ostatními "
        "kartami; účinek je měřen na týchž rozdáních s kartou a bez ní.",
        "Raw win rates of whoever drew, played or only held a card mix it with the length of the match and with other "
        "cards; the effect is measured on the same deals with the card and without it.",
    ),
    "scatter": B("Jak často se hraje a co přináší", "How often it is played and what it makes"),
    "played_share": B("zahráno z dobraných (%)", "played of those drawn (%)"),
    "synergy": B("navíc proti součtu", "beyond the sum"),
    "left": B("zbývá", "left"),
    "lost": B("rozdíl proti volné hře", "difference from free play"),
    "limit": B("zákaz", "limit"),
    "path": B("Cesta hledání", "The path of the search"),
    "try": B("pokus", "try"),
    "distance": B("vzdálenost od cíle", "distance from the aim"),
    "confirmed": B("Ověřeno na čerstvých rozdáních", "Confirmed on fresh deals"),
    "nothing_better": B(
        "Nic lepšího než nezměněná hra se nenašlo.", "Nothing better than the unchanged game was found."
    ),
    "exchanges": B("Výměny, ověřené na čerstvých rozdáních", "Exchanges, confirmed on fresh deals"),
    "out": B("ven", "out"),
    "into": B("dovnitř", "in"),
    "whole": B("celkem", "altogether"),
    "tried": B("Zkoušených výměn: {n}; ověřeny nejlepší.", "{n} exchanges were tried; the best were confirmed."),
    "false": B(
        "Tučně: skutečné při podílu falešných objevů nejvýš 5 % (Benjamini a Hochberg).",
        "Bold: real at a false discovery rate of at most 5 % (Benjamini and Hochberg).",
    ),
    "wrote": B("Zpráva je v souboru {file}.", "The report is in {file}."),
    "work": B(
        "Odehráno {n} partií za {seconds:.0f} s procesoru.", "{n} matches played in {seconds:.0f} s of processor."
    ),
    "numbers": B("Čísla, která lze změnit", "Numbers that can be changed"),
    "path_head": B("cesta", "path"),
    "now": B("teď", "now"),
}


def say(key: str, lang: str, **values: object) -> str:
    return WORDS[key][lang].format(**values)
