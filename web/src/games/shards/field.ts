/** The table of Shards of Infinity read from a view: who leads whom, and who is whose enemy. */

import { partners, roleIn } from '../../lib/seats';
import type { View } from '../../lib/types';

/** Each character leads a faction and wears its emblem. */
export const LEADS: Partial<Record<string, string>> = {
  decima: 'homodeus',
  tetra: 'order',
  volos: 'undergrowth',
  ko_syn_wu: 'wraethe',
};

/** What a seat is to the viewer where the mode says so. */
export function roleOf(view: View, seat: string): 'nemesis' | 'partner' | 'enemy' | 'target' | null {
  if (view.mode === 'solo') return seat === 'p2' ? 'nemesis' : null;
  // SOI-155: an attack hits both others at once.
  if (view.mode === 'melee') return view.turn === view.viewer && seat !== view.viewer ? 'target' : null;
  return view.mode === 'teams' ? roleIn(view, seat, partners) : null;
}
