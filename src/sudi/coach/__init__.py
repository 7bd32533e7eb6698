"""Whoever looks over a player's shoulder: what options were worth, what to do now, and why a match was lost.

Everything is judged from what the seat knew, by the same mind that plays (`sudi.mind`); see docs/coach.md.
"""
