"""Questions of cards for partners."""

from __future__ import annotations

from .vocabulary import prompts

ASK_TROOP = prompts.add("troop", cs="{card}: kdo přejde ke spoluhráči?", en="{card}: who goes over to a partner?")
ASK_ARMS = prompts.add("arms", cs="{card}: které vybavení přejde jinam?", en="{card}: which equipment changes hands?")
ASK_ARMS_TO = prompts.add("arms_to", cs="Kdo dostane kartu {card}?", en="Who gets {card}?")
