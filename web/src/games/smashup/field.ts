/** The table of Smash Up read from a view: bases with everything that lies on them, and who controls a card. */

import { known, placesOf, type CardFacts, type CardRef, type Player, type View } from '../../lib/types';

export interface Place {
  at: number;
  base: CardRef | null;
  minions: CardRef[];
  actions: CardRef[];
}

export function basesOf(view: View): Place[] {
  return placesOf(view).map((slot, at) => ({
    at,
    base: known(slot.bases)[0] ?? null,
    minions: known(slot.minions),
    actions: known(slot.actions),
  }));
}

/** Who controls a card: whoever borrowed it, else its owner, else the player of its faction. */
export function controllerOf(view: View, ref: CardRef, facts: CardFacts | undefined): Player | undefined {
  const seat = ref.borrower ?? ref.owner;
  if (typeof seat === 'string') return view.players.find((player) => player.seat === seat);
  return view.players.find((player) => player.faction_a === facts?.faction || player.faction_b === facts?.faction);
}
