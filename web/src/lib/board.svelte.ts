/** What the parts of a layout share: which cards are lit, what a click on one means, which card is looked at.
 * A layout makes one with the cards it lays out and gives it to its parts by context. */

import { getContext, setContext } from 'svelte';
import { spread, verbOf, type Placed, type Reach } from './options';
import type { CardFacts, CardRef, Decision, Derivation, Option, Refusal, View } from './types';

export interface Hands {
  choose: (option: string) => void;
  chooseAll: (picks: string[], then?: string | null) => void;
  why: (option: string) => Promise<Refusal | null>;
  explain: (what: string) => Promise<Derivation | null>;
}

export interface Looking {
  card: string;
  ref: CardRef | null;
  zone: string;
  seat: string | null;
  from: HTMLElement | null;
  pinned: boolean;
}

/** A question that may be answered several times in a row offers one of these to end it. */
const ENDS = ['done', 'decline', 'pass', 'stop'];

export class Board {
  looking = $state.raw<Looking | null>(null);
  menu = $state.raw<{ options: Option[]; from: HTMLElement } | null>(null);
  asking = $state<string | null>(null); // a number whose derivation is asked for: "power of p1"
  several = $state(false);
  picked = $state.raw<number[]>([]);
  dragging = $state.raw<Option[] | null>(null);
  private question = '';

  constructor(
    private readonly get: () => { view: View; options: Option[]; placed: Placed[]; cards: Map<string, CardFacts> },
    private readonly reach: Reach,
    readonly hands: Hands | null,
    /** What could be asked of a card in a zone: the option whose refusal explains why it is not lit. */
    readonly wish: (placed: Placed, viewer: string | null) => string[],
    /** The numbers of a card worth a derivation. */
    readonly numbers: (facts: CardFacts) => string[],
    /** The card an option is about, also where it names a place. */
    private readonly subject: (option: Option) => string | null,
  ) {}

  view = $derived.by(() => this.get().view);
  cards = $derived.by(() => this.get().cards);
  private spreading = $derived.by(() => {
    const { options, placed, view } = this.get();
    return spread(options, placed, view.viewer, this.reach, this.subject);
  });
  lit = $derived(this.spreading.lit);
  loose = $derived(this.spreading.loose);
  decision: Decision | null = $derived(this.view.decision);
  end: Option | undefined = $derived.by(() => this.get().options.find((option) => ENDS.includes(verbOf(option))));
  /** Can more than one card be picked by the same verb? */
  manyOf = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const options of this.lit.values()) {
      const verb = options[0] && options.length === 1 ? verbOf(options[0]) : '';
      counts.set(verb, (counts.get(verb) ?? 0) + 1);
    }
    return [...counts].filter(([verb, n]) => verb && n > 1).length > 0;
  });

  /** A new question forgets what was picked for the old one. */
  settle(): void {
    const question = this.decision?.options ? `${this.decision.name} ${this.decision.card}` : '';
    if (question !== this.question) {
      this.question = question;
      this.picked = [];
      this.several = false;
      this.menu = null;
    }
  }

  facts(card: string): CardFacts | undefined {
    return this.cards.get(card);
  }

  activate(ref: CardRef, from: HTMLElement, zone: string, seat: string | null, many = false): void {
    const options = this.lit.get(ref.n) ?? [];
    if (!this.hands || options.length === 0) {
      this.look(ref, from, zone, seat, true);
      return;
    }
    this.looking = null;
    if ((many || this.several) && options.length === 1) {
      this.several = true;
      this.picked = this.picked.includes(ref.n) ? this.picked.filter((n) => n !== ref.n) : [...this.picked, ref.n];
    } else if (options.length === 1 && options[0]) this.hands.choose(options[0].name);
    else this.menu = { options, from };
  }

  /** The options of the picked cards, in the order they were picked. */
  confirm(): void {
    const used = new Set<string>();
    const picks: string[] = [];
    for (const n of this.picked) {
      const option = this.lit.get(n)?.[0];
      if (!option) continue;
      // Two equal cards in hand share one option; it is simply chosen again.
      picks.push(option.name);
      used.add(option.name);
    }
    this.picked = [];
    this.several = false;
    this.hands?.chooseAll(picks, this.end?.name ?? null);
  }

  look(ref: CardRef, from: HTMLElement | null, zone: string, seat: string | null, pinned: boolean): void {
    this.looking = { card: ref.card, ref, zone, seat, from, pinned };
  }

  lookAt(card: string, from: HTMLElement | null): void {
    this.looking = { card, ref: null, zone: '', seat: null, from, pinned: true };
  }

  /** A card was dropped on a place that takes these verbs, for a target if the place is one. */
  drop(options: Option[], verbs: string[], target: string | null): void {
    const fits = options.filter((option) => verbs.includes(verbOf(option)));
    const found = fits.find((option) => option.target === target) ?? (target === null ? fits[0] : fits.find((option) => option.target === null));
    if (found) this.hands?.choose(found.name);
  }
}

const KEY = Symbol('board');
export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
