/** A lesson in progress: what became of the last answer, and how often this step was missed. */

import type * as wire from '../generated/protocol';
import { api } from './api';
import { Exercise } from './exercise.svelte';
import { learn } from './learned';
import type { Refusal } from './types';

export class Lesson extends Exercise<wire.LessonNow> {
  heard = $state.raw<wire.LessonHeard | null>(null);
  misses = $state(0); // at this step

  begin(): Promise<void> {
    this.now = null;
    this.heard = null;
    return this.at([], null);
  }

  /** A step that is only read is done. */
  goOn(): Promise<void> {
    return this.answer('');
  }

  async answer(option: string): Promise<void> {
    if (this.now && !this.busy) await this.at(this.now.past, option);
  }

  protected told(about: wire.ExerciseWonder): Promise<wire.ExerciseTold> {
    return api.lessonWhy(this.game, this.id, about);
  }

  private at(past: string[], answer: string | null): Promise<void> {
    return this.send(
      () => api.lesson(this.game, this.id, past, answer),
      (now) => {
        const { heard } = now;
        this.misses = this.now?.at !== now.at ? 0 : this.misses + Number(heard?.kind === 'wrong' || heard?.kind === 'refused');
        this.heard = heard;
        if (now.wants === 'over') learn(this.game, this.id);
      },
    );
  }

  /** Was it pointed at on purpose? What the pointer only passes is no try. */
  private get meant(): boolean {
    const { looking, wondering } = this.board ?? {};
    return looking?.pinned === true || looking?.tapped === true || (wondering ?? null) !== null;
  }

  /** Who asks why something cannot be done has tried it: where that is the lesson, the step is done. */
  protected override async why(option: string): Promise<Refusal | null> {
    const { meant } = this;
    const found = await super.why(option);
    if (found && meant && this.now?.wants === 'try' && found.rule === this.now.rule) void this.answer(option);
    return found;
  }
}
