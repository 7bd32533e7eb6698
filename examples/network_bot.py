#!/usr/bin/env python3
"""A bot that plays over the network: it signs in with an account of its own, takes a seat and plays to the end.

    python examples/network_bot.py http://127.0.0.1:8000 TABLE --name robot --password "a long password"

It speaks to a server as a browser does (docs/protocol.md). Needs the package `websockets`, which comes with Sudí.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request

from websockets.sync.client import connect


class Server:
    """Requests with the cookie of a session."""

    def __init__(self, address: str) -> None:
        self.address, self.cookie = address.rstrip("/"), ""

    def post(self, path: str, data: dict) -> tuple[int, dict]:
        head = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(self.address + path, json.dumps(data).encode(), head)
        try:
            with urllib.request.urlopen(request) as answer:
                self.cookie = (answer.headers.get("set-cookie") or self.cookie).split(";")[0]
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, json.load(refused)

    def sign_in(self, name: str, password: str) -> None:
        """Into the account of this name; the first time it is made."""
        who = {"name": name, "password": password}
        if self.post("/api/login", who)[0] >= 400:
            status, told = self.post("/api/account", who)
            if status >= 400:
                sys.exit(told["text"]["en"])


def pick(options: list[dict]) -> str:
    """Something that is done rather than ended, and does not hurt."""
    good = [option for option in options if not option["stops"] and not option["harms"]]
    return random.choice(good or options)["name"]


def play(server: Server, table: str) -> dict:
    """Answer whenever the seat is asked; how the match ended."""
    wanted, sent, answered = {}, 0, -1
    with connect(
        f"ws{server.address.removeprefix('http')}/ws/{table}", additional_headers={"cookie": server.cookie}
    ) as line:

        def say(message: dict) -> None:
            line.send(json.dumps(message))

        say({"type": "hello", "known": None, "heard": None})
        for text in line:
            message = json.loads(text)
            if message["type"] == "error" and message["code"] in ("rate", "storage"):
                time.sleep(1)  # nothing was accepted: the same choice once more
                say(wanted)
            elif message["type"] == "state":
                face, view = message["table"], message["view"]
                if face["outcome"] is not None:
                    return face["outcome"]
                if (
                    any(seat["seat"] == message["you"] and not seat["ready"] for seat in face["seats"])
                    and face["clock"]
                ):
                    say({"type": "ready"})
                decision = (view or {}).get("decision") or {}
                if "options" in decision and message["version"] != answered:
                    answered, sent = message["version"], sent + 1
                    option = pick(decision["options"])
                    wanted = {"type": "choose", "id": f"{answered}-{sent}", "version": answered, "option": option}
                    say(wanted)
    sys.exit("The server closed the line.")


if __name__ == "__main__":
    words = argparse.ArgumentParser(description="A bot that plays at a table of a server.")
    words.add_argument("server")
    words.add_argument("table")
    words.add_argument("--name", required=True)
    words.add_argument("--password", required=True)
    words.add_argument("--seat", help="p1, p2 ...; any free one without it")
    read = words.parse_args()
    house = Server(read.server)
    house.sign_in(read.name, read.password)
    status, told = house.post(f"/api/tables/{read.table}/sit", {"seat": read.seat})
    if status >= 400:
        sys.exit(told["text"]["en"])
    print(json.dumps({"seat": told["seat"], **play(house, read.table)}))
