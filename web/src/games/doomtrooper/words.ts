/** Words of this layout that no other game needs, in both languages. */

import { both, speaker, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  hidden: ['V úkrytu, neodhalení', 'In cover, not revealed'],
  hidden_short: ['Skrytí', 'Hidden'],
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
  attack: ['smí být útok', 'may be an attack'],
  bonus: ['útok navíc', 'extra attack'],
  only_attacks: ['teď už jen útoky', 'only attacks from now on'],
  combat: ['Souboj', 'Combat'],
  against: ['proti', 'against'],
  attacks: ['útočí', 'attacks'],
  defends: ['brání se', 'defends'],
  on_armour: ['na obranu', 'against armour'],
  hits: ['zasáhne', 'hits'],
  misses: ['neprojde', 'does not get through'],
  helpers: ['Posily', 'Reinforcements'],
  played: ['Zahráno v souboji', 'Played in this combat'],
  zone: ['Válečná zóna', 'Warzone'],
  weapon: ['Zbraň', 'Weapon'],
  killed: ['bude zabit', 'will be killed'],
  hurt: ['bude zraněn', 'will be wounded'],
  being_played: ['Právě se hraje', 'Being played'],
  turn_of: ['Hraje', 'Turn of'],
  window: ['Každý smí zahrát kartu', 'Everybody may play a card'],
  reacts: ['Kdo chce, smí reagovat', 'Anyone may react'],
  round: ['kolo', 'turn'],
  aims: ['cíl', 'aimed at'],
  overtime: ['čas vypršel, dohrává se', 'time is up, last turns'],
} as const satisfies Record<string, Both>;

const PHASES: readonly Both[] = [
  ['Vyhlášení', 'Declaration'],
  ['Soupeři', 'Opponents'],
  ['Taktika', 'Tactic'],
  ['Válečná zóna', 'Warzone'],
  ['Modifikátory', 'Modifiers'],
  ['Vyhodnocení', 'Resolution'],
  ['Změna stavu', 'Change of state'],
  ['Body', 'Points'],
];

export const w = speaker(WORDS);
export const phases = (): string[] => PHASES.map(both);
