"""What may be typed after `sudi export`."""

from __future__ import annotations

from typing import Any

from ..usual import takes_game, takes_language, takes_table


def add_parser(commands: Any) -> None:
    says = "Write matches as a data set: records, what each seat saw and did, and results, as Parquet files."
    one = commands.add_parser("export", help=says, description=says, allow_abbrev=False)
    takes_game(one)
    takes_language(one)
    takes_table(one)
    one.add_argument("--bots", default="policy", metavar="A,B,C", help="by seat; the last one at all that are left")
    one.add_argument("--matches", type=int, default=100, metavar="N")
    one.add_argument("--seed", type=int, default=0)
    one.add_argument("--views", action="store_true", help="with the whole view of the seat at each decision")
    one.add_argument("--records", nargs="+", metavar="FILE", help="convert these records instead of playing")
    one.add_argument("--out", metavar="FOLDER", required=True, help="where the files go; what is there is kept")
