/** Words of this layout that no other game needs, in both languages. */

import { prefs } from '../../lib/prefs.svelte';

const WORDS = {
  hidden: ['V úkrytu, neodhalení', 'In cover, not revealed'],
  hidden_one: ['skrytý bojovník č.', 'hidden warrior no.'],
  before: ['Před hráčem', 'Before the player'],
  nobody: ['Zatím tu nikdo nestojí.', 'Nobody stands here yet.'],
  wounded: ['zraněn', 'wounded'],
  covered: ['v úkrytu', 'in cover'],
  away: ['mimo hru', 'out of play'],
  inside: ['ve vozidle', 'in a vehicle'],
  unit: ['jednotka', 'unit of'],
  gear: ['přiloženo', 'attached'],
  more_gear: ['Ukázat přiložené karty', 'Show attachments'],
  less_gear: ['Skrýt přiložené karty', 'Hide attachments'],
  actions: ['Zbývá akcí', 'Actions left'],
  action: ['akce', 'action'],
  attack: ['smí být útok', 'may be an attack'],
  bonus: ['útok navíc', 'extra attack'],
  only_attacks: ['teď už jen útoky', 'only attacks from now on'],
  combat: ['Souboj', 'Combat'],
  against: ['proti', 'against'],
  attacks: ['útočí', 'attacks'],
  defends: ['brání se', 'defends'],
  strikes: ['Úder', 'Blow'],
  on_armour: ['na obranu', 'against armour'],
  hits: ['zasáhne', 'hits'],
  misses: ['neprojde', 'does not get through'],
  not_yet: ['taktika ještě není zvolena', 'no tactic yet'],
  helpers: ['Posily', 'Reinforcements'],
  played: ['Zahráno v souboji', 'Played in this combat'],
  zone: ['Válečná zóna', 'Warzone'],
  weapon: ['Zbraň', 'Weapon'],
  killed: ['bude zabit', 'will be killed'],
  hurt: ['bude zraněn', 'will be wounded'],
  terms: ['Jak se k tomu došlo', 'How it comes about'],
  being_played: ['Právě se hraje', 'Being played'],
  turn_of: ['Hraje', 'Turn of'],
  window: ['Každý smí zahrát kartu', 'Everybody may play a card'],
  reacts: ['Kdo chce, smí reagovat', 'Anyone may react'],
  round: ['kolo', 'turn'],
  aims: ['cíl', 'aimed at'],
  overtime: ['čas vypršel, dohrává se', 'time is up, last turns'],
  target_here: ['sem', 'here'],
} as const;

const PHASES = [
  ['Vyhlášení', 'Declaration'],
  ['Soupeři', 'Opponents'],
  ['Taktika', 'Tactic'],
  ['Válečná zóna', 'Warzone'],
  ['Modifikátory', 'Modifiers'],
  ['Vyhodnocení', 'Resolution'],
  ['Změna stavu', 'Change of state'],
  ['Body', 'Points'],
] as const;

const at = (): 0 | 1 => (prefs.lang === 'cs' ? 0 : 1);
export const w = (name: keyof typeof WORDS): string => WORDS[name][at()];
export const phases = (): string[] => PHASES.map((names) => names[at()]);
