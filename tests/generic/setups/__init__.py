"""Set-ups beyond the defaults that the generic tests play, one file per game, named after it.

SETUPS: mappings for `sudi.new`; a mode that refuses one is played without it.
GOLDEN: the set-up of the golden playthrough by mode, where the default would show less of the game.
"""
