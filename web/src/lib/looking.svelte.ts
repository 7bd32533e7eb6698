/** Which card is looked at: floating beside it while a pointer rests there or after a tap, or in a window of its own. */

import type { CardRef } from './types';

export interface Looking {
  card: string;
  ref: CardRef | null;
  zone: string;
  seat: string | null;
  from: HTMLElement | null;
  /** In a window of its own; otherwise it floats beside the card as long as that is pointed at. */
  pinned: boolean;
  /** By a tap: it stays until something else is touched, with what can be done as buttons. */
  tapped: boolean;
}

export class Looks {
  looking = $state.raw<Looking | null>(null);
  /** The card that was looked at enough: it is not shown again before the pointer has left it. */
  private seen: HTMLElement | null = null;

  look(ref: CardRef, from: HTMLElement | null, zone: string, seat: string | null, pinned: boolean): void {
    this.looking = { card: ref.card, ref, zone, seat, from, pinned, tapped: false };
  }

  lookAt(card: string, from: HTMLElement | null): void {
    this.looking = { card, ref: null, zone: '', seat: null, from, pinned: true, tapped: false };
  }

  protected tapped(ref: CardRef, from: HTMLElement, zone: string, seat: string | null): void {
    this.looking = { card: ref.card, ref, zone, seat, from, pinned: false, tapped: true };
  }

  /** The large card goes, unless it has a window of its own. */
  unlook(): void {
    if (!this.looking || this.looking.pinned) return;
    this.seen = this.looking.from;
    this.looking = null;
  }

  /** Does nothing that is shown speak against showing the card under the pointer? */
  protected mayShow(from: HTMLElement): boolean {
    return !this.looking?.pinned && !this.looking?.tapped && this.seen !== from;
  }

  /** The pointer has left the card. */
  left(from: HTMLElement): void {
    if (this.seen === from) this.seen = null;
    if (this.looking?.from === from && !this.looking.pinned && !this.looking.tapped) this.looking = null;
  }
}
