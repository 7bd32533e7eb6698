/** Something to be solved at a table of one's own, asked from the server answer by answer. The answers are all there is. */

import type * as wire from '../generated/protocol';
import { Refused } from './api';
import type { Board, Hands } from './board.svelte';
import { sameDeed } from './options';
import type { Option, Refusal, Texts } from './types';

const SLOWER = 700; // milliseconds before what came too fast is sent again

/** Where the answers lead, as every exercise tells it. */
type Led = Pick<wire.LessonNow, 'past' | 'view' | 'log' | 'seat'>;
type Wondered = { past: string[]; option?: string; what?: string };

export abstract class Exercise<Now extends Led> {
  now = $state.raw<Now | null>(null);
  busy = $state(false);
  problem = $state.raw<Texts | null>(null);
  fresh = $state(0); // lines of the log that were there before
  board: Board | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Why something cannot be done, or how a number came about. */
  protected abstract told(about: Wondered): Promise<wire.ExerciseTold>;
  /** An answer that stands is added to those before. */
  abstract answer(option: string): Promise<void>;

  get options(): Option[] {
    return this.busy ? [] : (this.now?.view.decision?.options ?? []);
  }

  /** Ask, and take what comes; a refusal is told. */
  protected async send(ask: () => Promise<Now>, take: (now: Now) => void): Promise<void> {
    this.busy = true;
    try {
      const now = await this.patiently(ask);
      this.fresh = Math.min(this.now?.log.length ?? now.log.length, now.log.length);
      take(now);
      this.now = now;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.texts;
    } finally {
      this.busy = false;
    }
  }

  protected async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'rate') throw error;
        await new Promise((resolve) => setTimeout(resolve, SLOWER));
      }
    }
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
      return await this.patiently(() => this.told({ past, ...about }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { refusal: null, derivation: null };
    }
  }

  protected async why(option: string): Promise<Refusal | null> {
    return (await this.wonder({ option })).refusal;
  }

  readonly hands: Hands = {
    choose: (option) => void this.answer(option),
    chooseAll: (picks, then) => void this.all(picks, then ?? null),
    why: (option) => this.why(option),
    explain: async (what) => (await this.wonder({ what })).derivation,
  };
}
