/** What tests lay on the table: cards, options, views, and a table that can be changed while a board looks at it. */

import type { Hands, Situation } from '../src/lib/board.svelte';
import type { Layout } from '../src/lib/layout';
import { lying } from '../src/lib/options';
import type { CardFacts, CardRef, Decision, Option, Part, Player, View } from '../src/lib/types';
import { vi } from 'vitest';

export const ref = (card: string, n: number, flags: Record<string, unknown> = {}): CardRef => ({ card, n, ...flags });

/** One word of an option's name: a seat, a number, a square, otherwise a card. */
function part(word: string, n: number | null): Part {
  const [id = ''] = word.split(/[@#]/);
  if (/^p\d+$/.test(id)) return { kind: 'seat', id, n: Number(id.slice(1)) - 1 };
  if (/^\d+$/.test(id)) return { kind: 'number', id, n: Number(id) };
  if (/^[A-H][1-8]$/.test(id)) return { kind: 'place', id, n: 0 };
  return { kind: 'card', id, n: n ?? 0 };
}

/** An option by its name: the first word is the verb, the others say what it is about, in `n` and `on` which cards. */
export function option(name: string, told: Partial<Option> = {}): Option {
  const [verb = '', ...words] = name.split(' ');
  const parts = told.parts ?? words.map((word, at) => part(word, (at === 0 ? told.n : told.on) ?? null));
  const card = parts[0]?.kind === 'card' ? parts[0].id : null;
  const target = parts[card === null ? 0 : 1]?.id ?? null;
  return { name, cs: `cs ${name}`, en: `en ${name}`, verb, harms: false, stops: null, cost: null, brings: null, card, target, n: null, on: null, ...told, parts };
}

export const player = (seat: string, zones: Record<string, unknown> = {}): Player => ({
  seat,
  name: { cs: `Hráč ${seat.slice(1)}`, en: `Player ${seat.slice(1)}` },
  ...zones,
});

export function view(parts: Partial<View> = {}): View {
  return { game: 'toy', mode: 'duel', viewer: 'p1', players: [player('p1'), player('p2')], decision: null, result: null, turn: 'p1', turns: 1, ...parts };
}

type Asked = Extract<Decision, { options: Option[] }>;
export const asks = (options: Option[], parts: Partial<Asked> = {}): Asked => ({ seat: 'p1', name: 'play', card: null, rule: null, count: 1, prompt: { cs: '?', en: '?' }, options, ...parts });

export function facts(id: string, parts: Partial<CardFacts> = {}): CardFacts {
  const both = { cs: id, en: id };
  return { id, name: both, type: both, text: both, kind: 'ally', faction: null, box: 'core', copies: 1, numbers: {}, facts: {}, ...parts };
}

export const hands = (): { [K in keyof Hands]: ReturnType<typeof vi.fn<Hands[K]>> } => ({
  choose: vi.fn<Hands['choose']>(),
  chooseAll: vi.fn<Hands['chooseAll']>(),
  why: vi.fn<Hands['why']>(() => Promise.resolve(null)),
  explain: vi.fn<Hands['explain']>(() => Promise.resolve(null)),
});

/** A layout in which every seat has a hand and a field, and any option may be about a card anywhere. */
export const simple: Layout = {
  component: () => ({}),
  placed: (now) => lying(now, ['row'], ['hand', 'field']),
  reach: () => true,
  wish: (thing) => (thing.kind === 'card' ? [`play ${thing.placed.ref.card}`, `use ${thing.placed.ref.card}`] : [`${thing.verb} ${thing.at}`]),
  numbers: () => ['cost'],
};

export class FakeTable implements Situation {
  layout = $state.raw<Layout>(simple);
  hands = $state.raw<Hands | null>(null);
  view = $state.raw<View>(view());
  options = $state.raw<Option[]>([]);
  cards = $state.raw<Map<string, CardFacts>>(new Map());
  over = $state(false);
  labels = $state.raw<Record<string, string>>({});
  news = $state.raw<Situation['news']>([]);

  constructor(parts: Partial<Situation> = {}) {
    Object.assign(this, parts);
  }

  /** A question with these options; the zones of the first seat may change with it. */
  ask(options: Option[], zones: Record<string, unknown> = {}, parts: Partial<Asked> = {}): void {
    const [me, ...others] = this.view.players;
    this.view = { ...this.view, decision: asks(options, parts), players: [{ ...(me ?? player('p1')), ...zones }, ...others] };
    this.options = options;
  }
}
