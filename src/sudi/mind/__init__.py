"""Judgement: what an option is called so that it can be learned about, what it is worth, and who will win.

Nothing here plays or learns. Bots and the laboratory stand on it; what was learned lies in each game's `mind/learned/`.
"""
