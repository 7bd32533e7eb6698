/** Words about what happened: following it step by step. */

import { speaker, type Both } from '../lib/prefs.svelte';

const WORDS = {
  next_step: ['Další krok', 'Next step'],
  next_step_hint: ['Ukázat další krok (klávesa N)', 'Show the next step (key N)'],
  to_now: ['Přeskočit', 'Skip'],
  to_now_wanted: ['Čeká se na tebe', 'It waits for you'],
  to_now_hint: ['Přejít rovnou k tomu, jak to je teď (klávesa S)', 'Go straight to how things are now (key S)'],
  steps_left: ['Zbývá kroků', 'Steps left'],
  repeating: ['Znovu', 'Again'],
  repeat_turn: ['Ukázat znovu, co udělali ostatní', 'Show again what the others did'],
  repeat_turn_hint: ['Ukázat znovu, co udělali ostatní (klávesa R)', 'Show again what the others did (key R)'],
} as const satisfies Record<string, Both>;

export const word = speaker(WORDS);
