#!/usr/bin/env node
// The same bot for Node.js, without a package: see own_bot.py and docs/own-bot.md.
"use strict";
const FIRST = ["attack", "play", "deploy", "recruit", "summon", "move"];

function worth(option) {
  if (option.harms) return -2;
  if (option.stops) return -1;
  const at = FIRST.indexOf(option.verb);
  return at < 0 ? 0 : FIRST.length - at;
}

const answers = {
  hello: () => ({ type: "ready" }),
  choose: ({ view }) => {
    const best = view.decision.options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    return { option: best.name };
  },
};

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    const answer = answers[message.type]?.(message);
    if (answer) process.stdout.write(JSON.stringify(answer) + "\n");
  });
