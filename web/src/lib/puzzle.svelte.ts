/** A puzzle in progress: what became of the last choice, help in steps, the proof, and whether it is that of a day. */

import type * as wire from '../generated/protocol';
import { api, Refused } from './api';
import { Exercise } from './exercise.svelte';
import { solve } from './solved';
import type { Option } from './types';

export class Puzzle extends Exercise<wire.PuzzleNow> {
  heard = $state.raw<wire.PuzzleHeard | null>(null);
  hint = $state.raw<wire.PuzzleHint | null>(null);
  proof = $state.raw<wire.PuzzleProof | null>(null);
  helped = $state(0); // how far the hints have come
  day = $state.raw<string | null>(null); // if it is the puzzle of a day

  override get options(): Option[] {
    return this.now?.solved ? [] : super.options;
  }

  async begin(): Promise<void> {
    this.now = this.heard = this.hint = null;
    this.helped = 0;
    await this.at({ past: [] });
    try {
      const all = await this.patiently(() => api.puzzles(this.game));
      this.day = all.daily === this.id ? all.day : null;
      this.remember();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // then it counts, but not for a day
    }
  }

  async answer(option: string): Promise<void> {
    if (this.now && !this.busy) await this.at({ past: this.now.past, answer: option });
  }

  async back(): Promise<void> {
    if (this.now && !this.busy) await this.at({ past: this.now.past, back: true });
  }

  async help(): Promise<void> {
    if (!this.now || this.busy) return;
    this.helped += 1;
    await this.at({ past: this.now.past, hint: Math.min(this.helped, 9) });
  }

  async showProof(): Promise<void> {
    this.proof = await this.patiently(() => api.puzzleProof(this.game, this.id));
  }

  protected told(about: wire.ExerciseWonder): Promise<wire.ExerciseTold> {
    return api.puzzleWhy(this.game, this.id, about);
  }

  private at(asked: wire.PuzzleAnswer): Promise<void> {
    return this.send(
      () => api.puzzle(this.game, this.id, asked),
      (now) => {
        this.hint = now.hint;
        if (!asked.hint) this.heard = now.heard;
        this.remember(now);
      },
    );
  }

  private remember(now = this.now): void {
    if (now?.solved) solve(this.game, this.id, this.day);
  }
}
