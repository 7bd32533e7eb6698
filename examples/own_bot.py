#!/usr/bin/env python3
"""A bot of one's own, in the fewest lines: it answers hello, and takes the best that is offered by a rule of thumb.

sudi arena shards --bots exec:examples/own_bot.py,random --matches 100
"""

import json
import sys

# What only ends something comes last, what hurts oneself even later; attacks and cards come first.
FIRST = ("attack", "play", "deploy", "recruit", "summon", "move")


def worth(option: dict) -> int:
    if option["harms"]:
        return -2
    if option["stops"]:
        return -1
    return len(FIRST) - FIRST.index(option["verb"]) if option["verb"] in FIRST else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":  # a match begins: {"game": "shards", "mode": "duel", "seat": "p1", ...}
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        options = message["view"]["decision"]["options"]
        answer = {"option": max(options, key=worth)["name"]}
    else:  # "over"
        continue
    print(json.dumps(answer), flush=True)
