/** What is lit on the battlefield: the reach of the card that is taken up, dragged or hovered, and what a click means. */

import type { Board } from '../../../lib/board.svelte';
import { verbOf } from '../../../lib/options';
import type { CardRef, Option, Refusal, View } from '../../../lib/types';
import { isSpace, spacesOf, wayTo, type Space } from '../field';

export interface Source {
  ref: CardRef | null;
  from: string | null; // the space it stands on; null: it comes from the hand
  reach: Map<string, Option>;
  sure: boolean; // taken up, not only hovered
}

export class Aim {
  over = $state<string | null>(null); // the space under the mouse or the focus
  stop = $state<string | null>(null); // the space that Tab comes to
  refusal = $state.raw<{ at: string; why: Refusal } | null>(null);

  constructor(
    private readonly board: Board,
    private readonly view: () => View,
  ) {}

  private spaces = $derived.by(() => new Map(spacesOf(this.view()).map((space) => [space.name, space])));
  private places = $derived.by(() => new Map([...this.spaces.values()].flatMap(({ name, ref }) => (ref ? [[ref.n, name] as const] : []))));
  private taken = $derived.by(() => new Set([...this.spaces.values()].filter((space) => space.ref).map((space) => space.name)));

  /** Whose reach is shown: what is dragged, else what is taken up, else what the mouse or the focus is on. */
  source = $derived.by((): Source | null => {
    const { board } = this;
    const dragged = board.dragging?.options.filter((option) => board.placeOf(option) !== null) ?? [];
    if (dragged.length) return this.sourceOf(null, dragged, true);
    if (board.held) return this.sourceOf(board.held, board.aimed(board.held.n), true);
    const ref = this.over ? (this.spaces.get(this.over)?.ref ?? null) : null;
    const options = ref ? board.aimed(ref.n) : [];
    return ref && options.length ? this.sourceOf(ref, options, false) : null;
  });

  private sourceOf(ref: CardRef | null, options: Option[], sure: boolean): Source {
    const reach = new Map(options.map((option) => [this.board.placeOf(option) ?? '', option]));
    return { ref, from: this.places.get(ref?.n ?? options[0]?.n ?? -1) ?? null, reach, sure };
  }

  /** Answers that are spaces: "to which space?". */
  answers = $derived.by(() => {
    const found = new Map<string, Option>();
    for (const option of this.board.options) {
      const place = option.card === null ? this.board.placeOf(option) : null;
      if (place) found.set(place, option);
    }
    return found;
  });

  /** The way to the space under the mouse, and the lines to the targets. */
  way = $derived.by((): string[] => {
    const { source, over } = this;
    if (!source?.from || !over || !source.sure) return [];
    const option = source.reach.get(over);
    return option && verbOf(option) === 'move' ? wayTo(source.from, over, this.taken) : [];
  });
  lines = $derived.by((): { from: string; to: string; on: boolean }[] => {
    const { source } = this;
    if (!source?.from) return [];
    const from = source.from;
    return [...source.reach]
      .filter(([, option]) => verbOf(option) === 'attack')
      .map(([to]) => ({ from, to, on: to === this.over && source.sure }));
  });

  /** A click, a tap or Enter on a space. */
  choose({ name, ref }: Space, element: HTMLElement): void {
    const { board } = this;
    this.refusal = null;
    const held = board.held;
    const option = held ? board.aimed(held.n).find((one) => board.placeOf(one) === name) : undefined;
    const answer = option ?? this.answers.get(name);
    if (answer && board.hands) {
      board.held = null;
      board.hands.choose(answer.name);
      return;
    }
    const options = ref ? (board.lit.get(ref.n) ?? []) : [];
    if (held && held.n !== ref?.n && options.length === 0) {
      void this.whyNot(held, name, ref);
      return;
    }
    if (!ref) return;
    // Going away and coming back is the only move: still nothing is done before it is confirmed by its button.
    if (options.length > 0 && options.every((one) => verbOf(one) === 'move')) board.held = held?.n === ref.n ? null : ref;
    else board.activate(ref, element, 'board', null);
  }

  /** Why the card that is taken up cannot go there or hit that. Whoever attacks and points at nothing lets go. */
  private async whyNot(ref: CardRef, at: string, on: CardRef | null): Promise<void> {
    const { board } = this;
    const [like] = board.aimed(ref.n);
    const held = board.placedOf(ref);
    if (!like || !held || !board.hands || (verbOf(like) === 'attack' && !on)) {
      board.held = null;
      return;
    }
    const why = await board.whyNot({ kind: 'aim', held, verb: verbOf(like), at, on });
    if (why && board.held?.n === ref.n) this.refusal = { at, why };
  }

  /** Where Tab comes to: where it was, else a card that is lit, else the middle of my side. */
  stopOf(otherwise: string): string {
    if (this.stop && isSpace(this.stop)) return this.stop;
    return [...this.spaces.values()].find(({ ref }) => ref && this.board.lit.has(ref.n))?.name ?? otherwise;
  }
}
