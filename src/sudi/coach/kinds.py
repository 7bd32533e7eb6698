"""The kinds of puzzles by name. The terminal lists them before anything of the coach is needed."""

WIN, ONLY, SURVIVE = "win", "only", "survive"
KINDS = (WIN, ONLY, SURVIVE)
