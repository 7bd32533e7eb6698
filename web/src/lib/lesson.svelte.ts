/** A lesson in progress: where its answers lead, asked from the server answer by answer. The answers are all there is. */

import type * as wire from '../generated/protocol';
import { api, Refused } from './api';
import type { Board, Hands } from './board.svelte';
import { learn } from './learned';
import { sameDeed } from './options';
import type { Option, Refusal, Texts } from './types';

const SLOWER = 700; // milliseconds before what came too fast is sent again

export class Lesson {
  now = $state.raw<wire.LessonNow | null>(null);
  heard = $state.raw<wire.LessonHeard | null>(null);
  busy = $state(false);
  problem = $state.raw<Texts | null>(null);
  fresh = $state(0); // lines of the log that were there before
  misses = $state(0); // at this step
  board: Board | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get options(): Option[] {
    return this.busy ? [] : (this.now?.view.decision?.options ?? []);
  }

  begin(): Promise<void> {
    this.now = null;
    this.heard = null;
    return this.send([], null);
  }

  /** A step that is only read is done. */
  goOn(): Promise<void> {
    return this.answer('');
  }

  async answer(option: string): Promise<void> {
    if (this.now && !this.busy) await this.send(this.now.past, option);
  }

  private async send(past: string[], answer: string | null): Promise<void> {
    this.busy = true;
    try {
      this.take(await this.patiently(() => api.lesson(this.game, this.id, past, answer)));
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

  private take(now: wire.LessonNow): void {
    const before = this.now;
    const { heard } = now;
    this.misses = before?.at !== now.at ? 0 : this.misses + Number(heard?.kind === 'wrong' || heard?.kind === 'refused');
    this.fresh = Math.min(before?.log.length ?? now.log.length, now.log.length);
    this.heard = heard;
    this.now = now;
    if (now.wants === 'over') learn(this.game, this.id);
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
      return await this.patiently(() => api.lessonWhy(this.game, this.id, { past, ...about }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refusal: null, derivation: null };
    }
  }

  /** Was it pointed at on purpose? What the pointer only passes is no try. */
  private get meant(): boolean {
    const { looking, wondering } = this.board ?? {};
    return looking?.pinned === true || looking?.tapped === true || (wondering ?? null) !== null;
  }

  /** Who asks why something cannot be done has tried it: where that is the lesson, the step is done. */
  private async why(option: string): Promise<Refusal | null> {
    const { meant } = this;
    const found = (await this.wonder({ option })).refusal;
    if (found && meant && this.now?.wants === 'try' && found.rule === this.now.rule) void this.answer(option);
    return found;
  }

  readonly hands: Hands = {
    choose: (option) => void this.answer(option),
    chooseAll: (picks, then) => void this.all(picks, then ?? null),
    why: (option) => this.why(option),
    explain: async (what) => (await this.wonder({ what })).derivation,
  };
}
