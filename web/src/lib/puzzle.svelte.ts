/** A puzzle in progress: where its choices lead, asked from the server choice by choice. The choices are all there is. */

import type * as wire from '../generated/protocol';
import { api, Refused } from './api';
import type { Board, Hands } from './board.svelte';
import { sameDeed } from './options';
import { solve } from './solved';
import type { Option, Texts } from './types';

const SLOWER = 700; // milliseconds before what came too fast is sent again

export class Puzzle {
  now = $state.raw<wire.PuzzleNow | null>(null);
  heard = $state.raw<wire.PuzzleHeard | null>(null);
  hint = $state.raw<wire.PuzzleHint | null>(null);
  proof = $state.raw<wire.PuzzleProof | null>(null);
  busy = $state(false);
  problem = $state.raw<Texts | null>(null);
  fresh = $state(0); // lines of the log that were there before
  helped = $state(0); // how far the hints have come
  day = $state.raw<string | null>(null); // if it is the puzzle of a day
  board: Board | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get options(): Option[] {
    return this.busy || this.now?.solved ? [] : (this.now?.view.decision?.options ?? []);
  }

  async begin(): Promise<void> {
    this.now = this.heard = this.hint = null;
    this.helped = 0;
    await this.send({ past: [] });
    try {
      const all = await this.patiently(() => api.puzzles(this.game));
      this.day = all.daily === this.id ? all.day : null;
      this.remember();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // then it counts, but not for a day
    }
  }

  async answer(option: string): Promise<void> {
    if (this.now && !this.busy) await this.send({ past: this.now.past, answer: option });
  }

  async back(): Promise<void> {
    if (this.now && !this.busy) await this.send({ past: this.now.past, back: true });
  }

  async help(): Promise<void> {
    if (!this.now || this.busy) return;
    this.helped += 1;
    await this.send({ past: this.now.past, hint: Math.min(this.helped, 9) });
  }

  async showProof(): Promise<void> {
    this.proof = await this.patiently(() => api.puzzleProof(this.game, this.id));
  }

  private async send(asked: wire.PuzzleAnswer): Promise<void> {
    this.busy = true;
    try {
      this.take(await this.patiently(() => api.puzzle(this.game, this.id, asked)), asked);
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.texts;
    } finally {
      this.busy = false;
    }
  }

  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'rate') throw error;
        await new Promise((resolve) => setTimeout(resolve, SLOWER));
      }
    }
  }

  private take(now: wire.PuzzleNow, asked: wire.PuzzleAnswer): void {
    this.fresh = Math.min(this.now?.log.length ?? now.log.length, now.log.length);
    this.hint = now.hint;
    if (!asked.hint) this.heard = now.heard;
    this.now = now;
    this.remember();
  }

  private remember(): void {
    if (this.now?.solved) solve(this.game, this.id, this.day);
  }

  /** Several picks answer the same question one after the other, as long as it is asked. */
  private async all(picks: Option[], then: string | null): Promise<void> {
    const prompt = this.now?.view.decision?.name;
    for (const pick of picks) {
      const { decision } = this.now?.view ?? {};
      const found = decision?.name === prompt && decision?.options?.find((one) => one.name === pick.name || sameDeed(one, pick));
      if (!found) return;
      await this.answer(found.name);
    }
    if (then && this.options.some((option) => option.name === then)) await this.answer(then);
  }

  private async wonder(about: { option?: string; what?: string }): Promise<wire.ExerciseTold> {
    const past = this.now?.past ?? [];
    try {
      return await this.patiently(() => api.puzzleWhy(this.game, this.id, { past, ...about }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refusal: null, derivation: null };
    }
  }

  readonly hands: Hands = {
    choose: (option) => void this.answer(option),
    chooseAll: (picks, then) => void this.all(picks, then ?? null),
    why: async (option) => (await this.wonder({ option })).refusal,
    explain: async (what) => (await this.wonder({ what })).derivation,
  };
}
