/** The pictures that have been drawn. The drawings are fetched when a page with cards wants them, so that the lobby comes without. */

import type { Picture } from './picture';
import type { Subject } from './reading';

class Gallery {
  private draw = $state.raw<((card: Subject) => Picture) | null>(null);
  private opening = false;
  private drawn = new WeakMap<Subject, Picture>();

  /** Fetch the drawings. Without them cards keep their emblems, so a failure is tried again with the next card and not told. */
  async open(): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    try {
      this.draw = (await import('./picture')).picture;
    } catch {
      this.opening = false;
    }
  }

  /** The picture of a card, once the drawings are there. */
  of(card: Subject): Picture | null {
    if (!this.draw) return null;
    const known = this.drawn.get(card) ?? this.draw(card);
    this.drawn.set(card, known);
    return known;
  }
}

export const gallery = new Gallery();
