/** The log as people tell it: draws in one line, who did it in every line, and what happened since my turn. */

import type { LogEntry } from './api';
import { prefs, say } from './prefs.svelte';
import { withNames } from './seats';
import { hasTerm } from './terms';
import type { CardFacts, View } from './types';
import { capital, t, term } from './words';

/** Who is at the table and which cards there are: what a line needs to be told. */
export interface Teller {
  names: Record<string, string>; // by seat
  labels: Record<string, string>; // by what the game calls the seats
  facts: (card: string) => CardFacts | undefined;
}

/** A part of a line; one that names a card leads to it. */
export interface Piece {
  text: string;
  card: string | null;
}

export interface Told {
  n: number; // of its first entry
  last: number;
  line: string;
  seat: string | null;
  actor: string; // who did it, where the words do not say
  pieces: Piece[];
}

/** A piece with the bracket before it and the stops behind it. */
export interface Bound extends Piece {
  before: string;
  after: string;
}

/** The pieces of a line, those of cards with what the end of a line must not part from a name. */
export function bound(pieces: Piece[]): Bound[] {
  const opens = (piece?: Piece): string => (piece && !piece.card ? (/[(„“"]+$/u.exec(piece.text)?.[0] ?? '') : '');
  const stops = (piece?: Piece): string => (piece && !piece.card ? (/^[)”“",.:;!?…]+/u.exec(piece.text)?.[0] ?? '') : '');
  return pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (piece.card) return { ...piece, before: opens(before), after: stops(after) };
    const from = before?.card ? stops(piece).length : 0;
    const to = after?.card ? opens(piece).length : 0;
    return { ...piece, text: piece.text.slice(from, piece.text.length - to), before: '', after: '' };
  });
}

const DRAW = 'draws';

export const wordsOf = (told: Told): string => (told.actor ? `${told.actor}: ` : '') + told.pieces.map((piece) => piece.text).join('');

/** "5 karet"; Czech counts to four otherwise than from five on. */
export function cardsIn(count: number): string {
  if (prefs.lang === 'en') return `${count} card${count === 1 ? '' : 's'}`;
  return `${count} ${count === 1 ? 'kartu' : count < 5 ? 'karty' : 'karet'}`;
}

/** Cards by name, equal ones once. */
function listed(cards: string[], teller: Teller): Piece[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].flatMap(([card, count], at) => [
    { text: at ? ', ' : ': ', card: null },
    { text: say(teller.facts(card)?.name) || card, card },
    ...(count > 1 ? [{ text: ` ×${count}`, card: null }] : []),
  ]);
}

function drawn(run: LogEntry[], seat: string, teller: Teller): Piece[] {
  const cards = run.flatMap((entry) => entry.card ?? []);
  const who = teller.names[seat] ?? seat;
  const end = { text: '.', card: null };
  return [{ text: `${who} ${t('draws')} ${cardsIn(run.length)}`, card: null }, ...(cards.length === run.length ? listed(cards, teller) : []), end];
}

/** The words of one entry, with the name of its card as a part of its own where it stands in them as it is. */
function single(entry: LogEntry, teller: Teller): Piece[] {
  const text = withNames(say(entry), teller.labels).replace(/^— | —$/g, ''); // the terminal's line between two turns
  const name = entry.card ? say(teller.facts(entry.card)?.name) : '';
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return [{ text, card: entry.card }];
  return [
    { text: text.slice(0, at), card: null },
    { text: name, card: entry.card },
    { text: text.slice(at + name.length), card: null },
  ].filter((piece) => piece.text);
}

export function told(entries: LogEntry[], teller: Teller): Told[] {
  const lines: Told[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry) break;
    let end = at + 1;
    if (entry.line === DRAW) while (entries[end]?.line === DRAW && entries[end]?.seat === entry.seat) end += 1;
    const run = entries.slice(at, end);
    const pieces = run.length > 1 && entry.seat ? drawn(run, entry.seat, teller) : single(entry, teller);
    const name = entry.seat ? (teller.names[entry.seat] ?? '') : '';
    const named = !name || pieces.some((piece) => piece.text.includes(name));
    lines.push({ n: entry.n, last: entry.n + run.length - 1, line: entry.line, seat: entry.seat, actor: named ? '' : name, pieces });
    at = end - 1;
  }
  return lines;
}

const isTurn = (entry: LogEntry, seats: string[], mine: boolean): boolean =>
  entry.line === 'turn' && entry.seat !== null && seats.includes(entry.seat) === mine;

/** The number of the entry with which my last turn was over; null: none was yet. */
export function myTurnEnded(log: LogEntry[], seats: string[]): number | null {
  let ended: number | null = null;
  let mine = false;
  for (const entry of log) {
    if (isTurn(entry, seats, true)) mine = true;
    else if (mine && isTurn(entry, seats, false)) {
      ended = entry.n;
      mine = false;
    }
  }
  return ended;
}

/** What tells that play goes on, and nothing of what came of it. */
const COURSE = ['turn', 'phase', 'phase over', 'shuffles', 'row', 'roll', 'rolls'];

export interface Event {
  text: string;
  times: number;
}

/** The main events: each kind of deed once, with how often it was done; what is about me comes first. */
export function gist(lines: Told[], teller: Teller, seats: string[]): Event[] {
  const kinds = new Map<string, Event & { mine: boolean }>();
  for (const one of lines) {
    if (COURSE.includes(one.line)) continue;
    const text = wordsOf(one);
    const mine = seats.some((seat) => one.seat === seat || text.includes(teller.names[seat] ?? seat));
    const key = `${one.seat} ${one.line}`;
    const had = kinds.get(key);
    kinds.set(key, { text, times: (had?.times ?? 0) + 1, mine: mine || Boolean(had?.mine) });
  }
  return [...kinds.values()].sort((a, b) => Number(b.mine) - Number(a.mine)).map(({ text, times }) => ({ text, times }));
}

/** How the numbers of my seats changed between two views: "Životy 50 → 46". */
export function changes(before: View, now: View, seats: string[]): string[] {
  return now.players.filter((player) => seats.includes(player.seat)).flatMap((player) => {
    const was = before.players.find((one) => one.seat === player.seat);
    return Object.entries(player).flatMap(([name, value]) => {
      const old = was?.[name];
      if (typeof value !== 'number' || typeof old !== 'number' || value === old || !hasTerm(name)) return [];
      return [`${capital(term(name))} ${old} → ${value}`];
    });
  });
}
