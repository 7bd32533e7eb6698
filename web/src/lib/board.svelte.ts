/** What the parts of a table share: which cards are lit, what a click on one means, which card is looked at, and why
 * something cannot be done. A table makes one and gives it to its parts by context. */

import { getContext, setContext, type Snippet } from 'svelte';
import { Answers, type Arranged } from './answers';
import type { LogEntry } from './api';
import { fitting, landing } from './drop';
import type { Layout, Thing } from './layout';
import { Looks } from './looking.svelte';
import { seatOf, spread, targetsOf, verbOf, type Placed } from './options';
import { withNames } from './seats';
import type { CardFacts, CardRef, Decision, Derivation, Option, Refusal, Texts, View } from './types';

/** What somebody at the table can do; a spectator has no hands. */
export interface Hands {
  choose: (option: string) => void;
  chooseAll: (picks: Option[], then?: string | null) => void;
  why: (option: string) => Promise<Refusal | null>;
  explain: (what: string) => Promise<Derivation | null>;
}

/** The table as it stands, read anew whenever something of it changes. */
export interface Situation {
  readonly layout: Layout;
  readonly hands: Hands | null;
  readonly view: View;
  readonly options: Option[];
  readonly cards: Map<string, CardFacts>;
  readonly over: boolean;
  /** What the game calls the seats, and who sits there. */
  readonly labels: Record<string, string>;
  /** What the log tells since the last state. */
  readonly news: LogEntry[];
}

/** Something that is no card: what it is, and why it cannot be used now. */
export interface Wondering {
  title: string;
  text?: string;
  thing?: Thing;
  more?: Snippet;
}

const SURE = 350; // milliseconds before a second press counts: a double click is one wish

export class Board extends Looks {
  wondering = $state.raw<Wondering | null>(null);
  menu = $state.raw<{ options: Option[]; from: HTMLElement } | null>(null);
  /** A card that was taken up: its options wait for the place they are aimed at. */
  held = $state.raw<CardRef | null>(null);
  asking = $state<string | null>(null); // a number whose derivation is asked for: "power of p1"
  several = $state(false);
  picked = $state.raw<number[]>([]);
  /** What is being dragged; `strikes` tells that it is dragged onto what its options are about (an attack). */
  dragging = $state.raw<{ options: Option[]; strikes: boolean } | null>(null);
  /** A choice that has to be made twice: it hurts whoever makes it, or ends a phase with something left to do. */
  sure = $state.raw<Option | null>(null);
  private sureSince = 0;
  private answering = new Answers();
  private question = ''; // the one that what was picked belongs to
  private aim: number | null = null; // a card was dropped on this one: the answer if its effect asks for a target

  constructor(private readonly table: Situation) {
    super();
  }

  /** Every choice goes through `choose`, wherever on the table it is made; a card that was only glanced at has been seen. */
  hands: Hands | null = $derived.by(() => {
    const { hands } = this.table;
    return (
      hands && {
        ...hands,
        choose: (option) => {
          this.unlook();
          this.choose(option);
        },
        chooseAll: (picks, then) => {
          this.unlook();
          hands.chooseAll(picks, then);
        },
      }
    );
  });
  view = $derived.by(() => this.table.view);
  options = $derived.by(() => this.table.options);
  cards = $derived.by(() => this.table.cards);
  news = $derived.by(() => this.table.news);
  placed: Placed[] = $derived.by(() => this.table.layout.placed(this.view));
  private spreading = $derived.by(() => spread(this.options, this.placed, this.view.viewer, this.table.layout));
  lit = $derived(this.spreading.lit);
  private places = $derived.by(() => new Map<number | null, string | undefined>(this.placed.map(({ ref, place }) => [ref.n, place])));
  /** Options that no card and no place on the table stands for: buttons. What is held adds those that need no place. */
  loose = $derived.by(() => [...this.ofHeld, ...this.lasting]);
  private ofHeld = $derived.by(() => (this.held ? (this.lit.get(this.held.n) ?? []).filter((option) => this.placeOf(option) === null) : []));
  private lasting = $derived.by(() =>
    this.spreading.loose.filter((option) => (option.card !== null || this.placeOf(option) === null) && !this.isTabled(option) && !this.isOfSeat(option)),
  );
  /** What the layout offers on the table beside cards: dice, places. */
  tabled = $derived.by(() => this.spreading.loose.filter((option) => this.isTabled(option)));
  decision: Decision | null = $derived(this.view.decision);
  /** Is it up to me now? */
  asked = $derived.by(() => Boolean(this.hands && this.decision?.options && !this.table.over));
  end: Option | undefined = $derived.by(() => this.options.find((option) => option.stops === 'question'));
  /** Which question stands there; the same one asked again is the same. */
  asks = $derived.by(() => (this.asked && this.decision ? `${this.decision.name} ${this.decision.card}` : ''));
  /** The buttons of the question, each in its place and with its key. */
  answers: Arranged = $derived.by(() => this.answering.arrange(this.view.turns, this.asks, this.lasting, this.ofHeld));
  /** What could still be done in the phase that is about to be ended. */
  undone = $derived.by(() => this.options.filter((option) => !option.stops && !option.harms));
  /** Answers that are a player and nothing else: they are given on the plates. */
  seatAnswers: Map<string, Option> = $derived.by(() => new Map(this.options.filter((option) => this.isOfSeat(option)).map((option) => [seatOf(option) ?? '', option])));
  /** Players that an option of no card aims at, with the strongest one for each: amounts come in rising order. */
  seats = $derived.by(() => new Map(this.options.filter((option) => option.card === null).map((option) => [seatOf(option), option])));
  /** Cards on which what is dragged can be dropped, with the option that means. */
  aims = $derived.by(() => {
    const found = new Map<number, Option>();
    const { dragging } = this;
    if (!dragging) return found;
    for (const option of dragging.options) {
      for (const n of targetsOf(option, this.placed)) found.set(n, option);
    }
    if (dragging.strikes) {
      for (const [n, options] of this.lit) {
        const option = options.find((one) => dragging.options.includes(one));
        if (option) found.set(n, option);
      }
    }
    return found;
  });
  /** What was taken up, as far as it is aimed. */
  aiming: Option[] = $derived.by(() => (this.held ? this.aimed(this.held.n) : []));
  /** Players at whom what is dragged, or was taken up, can be aimed. */
  aimedSeats = $derived.by(() => new Set((this.dragging?.options ?? this.aiming).flatMap((option) => seatOf(option) ?? [])));
  /** Can more than one card be picked for this question? */
  manyOf = $derived.by(() => {
    if ((this.decision?.count ?? 1) < 2) return false;
    const counts = new Map<string, number>();
    for (const [only, ...more] of this.lit.values()) {
      if (!only || more.length || this.placeOf(only) !== null) continue;
      counts.set(verbOf(only), (counts.get(verbOf(only)) ?? 0) + 1);
    }
    return [...counts.values()].some((n) => n > 1);
  });

  /** A new question forgets what was picked for the old one. */
  settle(): void {
    const question = this.decision?.options ? `${this.decision.name} ${this.decision.card}` : '';
    if (question !== this.question) {
      this.question = question;
      this.letGo();
      this.menu = null;
    }
    this.sure = null;
    if (this.held && !this.aimed(this.held.n).length) this.held = null;
    this.strike();
  }

  /** The card that was dropped on another one now asks for a target: it is that one, if it may be. */
  private strike(): void {
    const aim = this.aim;
    this.aim = null;
    if (aim === null || !this.decision?.options) return;
    const [only, ...more] = (this.lit.get(aim) ?? []).filter((option) => this.table.layout.strikes?.includes(verbOf(option)));
    if (only && !more.length) this.hands?.choose(only.name);
  }

  /** What hurts oneself, or leaves something undone, is chosen by saying so twice. */
  private choose(name: string): void {
    const option = this.options.find((one) => one.name === name);
    if (option && this.isGrave(option)) {
      const again = this.sure?.name === name;
      if (!again) {
        this.sure = option;
        this.sureSince = performance.now();
      }
      if (!again || performance.now() - this.sureSince < SURE) return;
    }
    this.sure = null;
    this.table.hands?.choose(name);
  }

  /** Yes, really. */
  affirm(): void {
    const { sure } = this;
    this.sure = null;
    if (sure) this.table.hands?.choose(sure.name);
  }

  private isGrave(option: Option): boolean {
    if (option.stops === 'phase') return this.undone.length > 0;
    return option.harms && this.options.some((other) => !other.harms);
  }

  facts(card: string): CardFacts | undefined {
    return this.cards.get(card);
  }

  private isTabled(option: Option): boolean {
    return this.table.layout.tabled?.(option) ?? false;
  }

  private isOfSeat(option: Option): boolean {
    return option.parts.length === 1 && this.view.players.some((player) => player.seat === seatOf(option));
  }

  /** The emblem of an option that names no card. */
  emblemOf(option: Option): string | null {
    return this.table.layout.emblem?.(option) ?? null;
  }

  placeOf(option: Option): string | null {
    return this.table.layout.aiming?.at(option, (n) => this.places.get(n)) ?? null;
  }

  /** The options of a card on the table, or of one in a pile that a button stands for. */
  private usesOf(n: number): Option[] {
    return this.lit.get(n) ?? this.spreading.loose.filter((option) => option.n === n);
  }

  /** The options of a card that are aimed at something. */
  aimed(n: number): Option[] {
    return this.usesOf(n).filter((option) => this.placeOf(option) !== null);
  }

  /** What was taken up and can be aimed at this card, or at the place that it marks. */
  aimedAt(n: number): Option[] {
    return this.aiming.filter((option) => option.on === n || targetsOf(option, this.placed).includes(n));
  }

  /** Does a click take this card up, to be aimed? */
  takesUp(n: number): boolean {
    return this.aimed(n).length > (this.table.layout.aiming?.atOnce && this.usesOf(n).length === 1 ? 1 : 0);
  }

  /** What the card that was taken up asks for, in the words of its game. */
  aimWords: Texts | null = $derived.by(() => (this.aiming.length ? (this.table.layout.aiming?.asks?.(this.aiming) ?? null) : null));

  placedOf(ref: CardRef): Placed | undefined {
    return this.placed.find((one) => one.ref.n === ref.n);
  }

  /** The numbers of a card worth a derivation, as questions. */
  numbersOf(card: string, ref: CardRef | null): string[] {
    const { layout } = this.table;
    const facts = this.facts(card);
    const placed = ref ? this.placedOf(ref) : undefined;
    const called = placed && layout.aiming ? layout.aiming.called(placed) : card;
    return facts ? layout.numbers(facts, ref).map((name) => `${name} of ${called}`) : [];
  }

  /** How a number came about, in a window. */
  askNumber(value: string, of: string): void {
    if (this.hands) this.asking = `${value} of ${of}`;
  }

  /** Why not this? Everything on the table that cannot be used is asked about here. */
  async whyNot(thing: Thing, signal?: AbortSignal): Promise<Refusal | null> {
    const { hands } = this;
    if (!hands) return null;
    for (const wish of this.wishes(thing)) {
      const found = await hands.why(wish);
      if (signal?.aborted) return null;
      if (found) return { ...found, text: this.named(found.text) };
    }
    return null;
  }

  /** Questions and reasons speak of people by the names they have at this table. */
  named(text: Texts): Texts {
    return { cs: withNames(text.cs, this.table.labels), en: withNames(text.en, this.table.labels) };
  }

  /** What somebody who points at a thing could want, as the referee is asked about it; whoever is not asked is told who is. */
  private wishes(thing: Thing): string[] {
    if (thing.kind === 'deed') return [thing.option];
    if (thing.kind === 'seat') return [`* ${thing.seat}`];
    if (thing.kind === 'pile') return [`* ${thing.seat ? `${thing.seat}.` : ''}${thing.name}`];
    const known = { view: this.view, facts: (card: string) => this.facts(card) };
    const wished = this.table.layout.wish(thing, known);
    return thing.kind === 'card' ? [...wished, `* #${thing.placed.ref.n}`] : wished;
  }

  /** What a click on a player chooses: what was taken up is aimed at them, or they are the answer. */
  pointed(seat: string): Option[] {
    const aims = this.aiming.filter((option) => seatOf(option) === seat);
    const answer = this.seatAnswers.get(seat);
    return aims.length || !answer ? aims : [answer];
  }

  /** A click on a player: the option that aims at them, or why there is none. */
  point(seat: string, title: string, from: HTMLElement): void {
    const pointed = this.pointed(seat);
    const amounts = this.options.filter((option) => option.card === null && seatOf(option) === seat);
    if (pointed.length) this.answer(pointed, from);
    else if (this.hands && amounts.length) this.menu = { options: amounts, from };
    else this.wondering = { title, thing: { kind: 'seat', seat } };
  }

  /** A click on a card: it is chosen, taken up, aimed at or picked; otherwise it is looked at and says why not. */
  activate(ref: CardRef, from: HTMLElement, zone: string, seat: string | null, many = false): void {
    const aims = this.aimedAt(ref.n);
    const options = aims.length ? aims : (this.lit.get(ref.n) ?? []);
    const [only, ...more] = options;
    if (!this.hands || !only) {
      this.look(ref, from, zone, seat, true);
      return;
    }
    this.looking = null;
    if (!aims.length && this.takesUp(ref.n)) {
      this.held = this.held?.n === ref.n ? null : ref;
      return;
    }
    if (more.length) {
      if (!aims.length) this.held = null; // what is held stays until it is said which aim is meant
      this.menu = { options, from };
      return;
    }
    this.held = null;
    if (((many && this.manyOf) || this.several) && !aims.length) {
      this.several = true;
      const rest = this.picked.filter((n) => n !== ref.n);
      this.picked = rest.length < this.picked.length ? rest : [...rest, ref.n].slice(0, this.decision?.count ?? 1);
    } else this.hands.choose(only.name);
  }

  /** The options of the picked cards, in the order they were picked; two equal cards share one, which is chosen again. */
  confirm(): void {
    const picks = this.picked.flatMap((n) => this.lit.get(n)?.[0] ?? []);
    this.letGo();
    this.hands?.chooseAll(picks, this.end?.name ?? null);
  }

  /** Nothing is picked any more. */
  letGo(): void {
    this.picked = [];
    this.several = false;
  }

  /** One answer is chosen; several are aimed where they are about things on the table, otherwise it is asked which. */
  answer(options: Option[], from: HTMLElement): void {
    const [only, ...more] = options;
    if (!only) return;
    const { card, n } = only;
    if (!more.length) {
      this.held = null;
      this.hands?.choose(only.name);
    } else if (card !== null && n !== null && n !== this.held?.n && this.takesUp(n)) this.held = { card, n };
    else this.menu = { options, from };
  }

  /** A finger has no way to rest on a card: its first tap looks, and the next one does what a click does. False: now. */
  tap(ref: CardRef, from: HTMLElement, zone: string, seat: string | null): boolean {
    if (this.several || this.held?.n === ref.n || this.aimedAt(ref.n).length) return false;
    const again = this.looking?.tapped && this.looking.ref?.n === ref.n;
    if (again && this.lit.has(ref.n)) return false;
    if (again) this.looking = null;
    else this.tapped(ref, from, zone, seat);
    return true;
  }

  /** May the pointer that rests on this card show it? */
  shows(from: HTMLElement): boolean {
    return this.mayShow(from) && !this.held;
  }

  /** Does a place that takes these verbs take what is being dragged? */
  takes(verbs: string, fits: (option: Option) => boolean = () => true): boolean {
    const taken = verbs.split(' ');
    return this.dragging?.options.some((option) => taken.includes(verbOf(option)) && fits(option)) ?? false;
  }

  /** Something was dropped there: on a card it can be aimed at, on a player, or on a place that takes its verbs. */
  drop(under: Element | null): void {
    const dragged = this.dragging;
    if (!dragged || !under) return;
    const { card, seat, takes, place } = landing(under);
    const aimed =
      (card === null ? undefined : this.aims.get(card)) ??
      dragged.options.findLast((option) => seat !== null && seatOf(option) === seat) ??
      dragged.options.find((option) => takes.includes(option.name));
    if (aimed) {
      this.hands?.choose(aimed.name);
      return;
    }
    if (dragged.strikes) return;
    const straight = card !== null && this.table.layout.strikes?.length && dragged.options.length === 1; // on its target
    const option = place ? fitting(dragged.options, place) : straight ? dragged.options[0] : undefined;
    if (!option) return;
    this.aim = card;
    this.hands?.choose(option.name);
  }
}

const KEY = Symbol('board');
export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext<Board>(KEY);
