/** The words of the battlefield itself. */

import { speaker, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  battlefield: ['Bojiště', 'Battlefield'],
  yours: ['tvoje', 'yours'],
  theirs: ['soupeřova', "the enemy's"],
  of: ['z', 'of'],
  melee: ['na blízko', 'melee'],
  ranged: ['na dálku', 'ranged'],
  special: ['zvláštní', 'special'],
  under: ['pod ní', 'under it'],
  captured: ['ovládnutá', 'captured'],
  held: ['vybráno', 'taken up'],
  phases: ['Fáze tahu', 'Phases of the turn'],
  summon: ['Vyvolávání', 'Summon'],
  move: ['Pohyb', 'Move'],
  build: ['Budování', 'Build'],
  attack: ['Útok', 'Attack'],
  magic: ['Magie', 'Magic'],
  draw: ['Dobrání', 'Draw'],
  left_moves: ['zbývá pohybů', 'moves left'],
  left_attacks: ['zbývá útoků', 'attacks left'],
  roll: ['Hod', 'Roll'],
  no_dice: ['žádná kostka', 'no dice'],
  why_not: ['Tohle nejde', 'Not possible'],
  active: ['Trvající události', 'Active events'],
  limbo: ['Právě se hraje', 'Being played'],
} as const satisfies Record<string, Both>;

export type WarWord = keyof typeof WORDS;

export const w = speaker(WORDS);
