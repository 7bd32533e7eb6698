/** What the parts of a layout share: which cards are lit, what a click on one means, which card is looked at.
 * A layout makes one with the cards it lays out and gives it to its parts by context. */

import { getContext, setContext } from 'svelte';
import type { LogEntry } from './api';
import { seatOf, spread, targetsOf, verbOf, type Placed, type Reach } from './options';
import type { CardFacts, CardRef, Decision, Derivation, Option, Refusal, Texts, View } from './types';

export interface Hands {
  choose: (option: string) => void;
  chooseAll: (picks: Option[], then?: string | null) => void;
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

/** What a layout with a battlefield adds: cards are taken up first and aimed at a place then. */
export interface Aiming {
  /** The place an option points at; null: it needs none. `where` tells the place of a card by its number. */
  at: (option: Option, where: Where) => string | null;
  /** What questions about its numbers call a card: two of the same name stand on two places. */
  called: (placed: Placed) => string;
  /** Shorter words for an option than the game's own, if there are any. */
  words?: (option: Option, where: Where) => Texts | null;
}
export type Where = (n: number | null) => string | undefined;

/** A question that may be answered several times in a row offers one of these to end it. */
const ENDS = ['done', 'decline', 'pass', 'stop'];

export class Board {
  looking = $state.raw<Looking | null>(null);
  menu = $state.raw<{ options: Option[]; from: HTMLElement } | null>(null);
  /** A card that was taken up: its options wait for the place they are aimed at. */
  held = $state.raw<CardRef | null>(null);
  asking = $state<string | null>(null); // a number whose derivation is asked for: "power of p1"
  several = $state(false);
  picked = $state.raw<number[]>([]);
  /** What is being dragged; `strikes` tells that it is dragged onto what its options are about (an attack). */
  dragging = $state.raw<{ options: Option[]; strikes: boolean } | null>(null);
  private question = '';
  private aim: number | null = null; // a card was dropped on this one: the answer if its effect asks for a target

  constructor(
    private readonly get: () => {
      view: View;
      options: Option[];
      placed: Placed[];
      cards: Map<string, CardFacts>;
      over: boolean;
      news?: LogEntry[];
    },
    private readonly reach: Reach,
    readonly hands: Hands | null,
    /** What could be asked of a card in a zone: the option whose refusal explains why it is not lit. */
    readonly wish: (placed: Placed, viewer: string | null) => string[],
    /** The numbers of a card worth a derivation. */
    readonly numbers: (facts: CardFacts, ref?: CardRef | null) => string[],
    /** The card an option is about, also where it names a place. */
    private readonly subject: (option: Option) => string | null,
    /** Verbs that answer "at what?" after a card was dropped on its target. */
    private readonly strikes: readonly string[] = [],
    /** Where several cards fit an option, those of the lowest rank are meant. */
    private readonly rank: (placed: Placed, viewer: string | null) => number = () => 0,
    private readonly aiming: Aiming | null = null,
    /** Options that the layout offers on the table itself. */
    private readonly tables: (option: Option) => boolean = () => false,
    /** Verbs that are chosen once. */
    private readonly single: readonly string[] = [],
  ) {}

  view = $derived.by(() => this.get().view);
  options = $derived.by(() => this.get().options);
  cards = $derived.by(() => this.get().cards);
  /** What the log tells since the last state. */
  news = $derived.by(() => this.get().news ?? []);
  private spreading = $derived.by(() => {
    const { options, placed, view } = this.get();
    return spread(options, placed, view.viewer, this.reach, this.subject, this.rank);
  });
  lit = $derived(this.spreading.lit);
  private places = $derived.by(() => new Map<number | null, string | undefined>(this.get().placed.map(({ ref, place }) => [ref.n, place])));
  /** Options that no card and no place on the table stands for: buttons. What is held adds those that need no place. */
  loose = $derived.by(() => {
    const free = this.held ? (this.lit.get(this.held.n) ?? []).filter((option) => this.placeOf(option) === null) : [];
    return [...free, ...this.spreading.loose.filter((option) => (option.card !== null || this.placeOf(option) === null) && !this.tables(option))];
  });
  /** What the layout offers on the table beside cards: dice, places. */
  tabled = $derived.by(() => this.spreading.loose.filter((option) => this.tables(option)));
  decision: Decision | null = $derived(this.view.decision);
  /** Is it up to me now? */
  asked = $derived.by(() => Boolean(this.hands && this.decision?.options && !this.get().over));
  end: Option | undefined = $derived.by(() => this.options.find((option) => ENDS.includes(verbOf(option))));
  /** Seats that an option aims at, with the strongest one for each. */
  seats = $derived.by(() => {
    const found = new Map<string, Option>();
    for (const option of this.options) {
      const seat = seatOf(option);
      if (seat) found.set(seat, option); // amounts come in rising order
    }
    return found;
  });
  /** Cards on which what is dragged can be dropped, with the option that means. */
  aims = $derived.by(() => {
    const found = new Map<number, Option>();
    const { dragging } = this;
    if (!dragging) return found;
    for (const option of dragging.options) {
      for (const n of targetsOf(option, this.get().placed)) found.set(n, option);
    }
    if (dragging.strikes) {
      for (const [n, options] of this.lit) {
        const option = options.find((one) => dragging.options.includes(one));
        if (option) found.set(n, option);
      }
    }
    return found;
  });
  /** Seats on which what is dragged can be dropped. */
  aimedSeats = $derived.by(
    () => new Set([...this.seats].filter(([, option]) => this.dragging?.options.includes(option)).map(([seat]) => seat)),
  );
  /** Can more than one card be picked by the same verb? */
  manyOf = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const options of this.lit.values()) {
      const verb = options[0] && options.length === 1 && this.placeOf(options[0]) === null ? verbOf(options[0]) : '';
      counts.set(verb, (counts.get(verb) ?? 0) + 1);
    }
    return [...counts].filter(([verb, n]) => verb && n > 1 && !this.single.includes(verb)).length > 0;
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
    if (this.held && !this.aimed(this.held.n).length) this.held = null;
    this.strike();
  }

  /** The card that was dropped on another one now asks for a target: it is that one, if it may be. */
  private strike(): void {
    const aim = this.aim;
    this.aim = null;
    if (aim === null || !this.decision?.options) return;
    const fits = (this.lit.get(aim) ?? []).filter((option) => this.strikes.includes(verbOf(option)));
    if (fits.length === 1 && fits[0]) this.hands?.choose(fits[0].name);
  }

  facts(card: string): CardFacts | undefined {
    return this.cards.get(card);
  }

  placeOf(option: Option): string | null {
    return this.aiming?.at(option, (n) => this.places.get(n)) ?? null;
  }

  /** The options of a card that are aimed at a place. */
  aimed(n: number): Option[] {
    return (this.lit.get(n) ?? []).filter((option) => this.placeOf(option) !== null);
  }

  placedOf(ref: CardRef): Placed | undefined {
    return this.get().placed.find((one) => one.ref.n === ref.n);
  }

  /** What a question about a card's numbers calls it. */
  called(ref: CardRef | null, card: string): string {
    const placed = ref && this.aiming ? this.placedOf(ref) : undefined;
    return placed && this.aiming ? this.aiming.called(placed) : card;
  }

  activate(ref: CardRef, from: HTMLElement, zone: string, seat: string | null, many = false): void {
    const options = this.lit.get(ref.n) ?? [];
    if (!this.hands || options.length === 0) {
      this.look(ref, from, zone, seat, true);
      return;
    }
    this.looking = null;
    if (this.aimed(ref.n).length) {
      this.held = this.held?.n === ref.n ? null : ref;
      return;
    }
    this.held = null;
    if ((many || this.several) && options.length === 1) {
      this.several = true;
      this.picked = this.picked.includes(ref.n) ? this.picked.filter((n) => n !== ref.n) : [...this.picked, ref.n];
    } else if (options.length === 1 && options[0]) this.hands.choose(options[0].name);
    else this.menu = { options, from };
  }

  /** The options of the picked cards, in the order they were picked. */
  confirm(): void {
    // Two equal cards in hand share one option; it is simply chosen again.
    const picks = this.picked.flatMap((n) => this.lit.get(n)?.[0] ?? []);
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

  /** Something was dropped there: on a card it can be aimed at, on a player, or on a place that takes its verbs. */
  drop(under: Element | null): void {
    const held = this.dragging;
    if (!held || !under) return;
    const on = under.closest<HTMLElement>('button.card[data-n]')?.dataset.n;
    const card = on === undefined ? null : Number(on);
    const aimed = card === null ? undefined : this.aims.get(card);
    if (aimed) return this.hands?.choose(aimed.name);
    const seat = under.closest<HTMLElement>('[data-plate]')?.dataset.plate ?? '';
    if (this.aimedSeats.has(seat)) return this.hands?.choose(this.seats.get(seat)?.name ?? '');
    // A place that names the options it takes, whole.
    const takes = under.closest<HTMLElement>('[data-takes]')?.dataset.takes?.split('|') ?? [];
    const taken = held.options.find((option) => takes.includes(option.name));
    if (taken) return this.hands?.choose(taken.name);
    if (held.strikes) return;
    const place = under.closest<HTMLElement>('[data-drop]');
    const option = place
      ? this.fitting(held.options, (place.dataset.drop ?? '').split(' '), place.dataset.target ?? null)
      : card !== null && held.options.length === 1
        ? held.options[0] // dropped straight on its target
        : undefined;
    if (!option || (!place && this.strikes.length === 0)) return;
    this.aim = card;
    this.hands?.choose(option.name);
  }

  private fitting(options: Option[], verbs: string[], target: string | null): Option | undefined {
    if (verbs.includes('*')) return options.find((option) => target !== null && option.target === target);
    const fits = options.filter((option) => verbs.includes(verbOf(option)));
    return fits.find((option) => option.target === target) ?? fits.find((option) => target === null || option.target === null);
  }
}

const KEY = Symbol('board');
export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
