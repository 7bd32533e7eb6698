/** What is printed on the boards of RONE: Invaze: actions of stored pairs, of spare parts and of the Invasion's board.
 * A test compares the texts with what the game itself says. */

import { speaker, type Both } from '../../lib/prefs.svelte';

/** Two stored resources of a kind: what they do beside the reduction, as symbols and in words. */
export const PAIRS: Record<string, { gives: [string, number][]; text: Both }> = {
  blue: { gives: [['armor', 2]], text: ['Získej 2 body brnění.', 'Gain 2 armour.'] },
  red: { gives: [['ranged', 1]], text: ['Uděl 1 střelecké zranění.', 'Deal 1 ranged damage.'] },
  black: {
    gives: [['melee', 1], ['armor_break', 1]],
    text: ['Uděl 1 zranění na blízko a 1 bod zničení brnění.', 'Deal 1 melee damage and 1 armour destruction.'],
  },
  green: { gives: [['life', 1]], text: ['Získej 1 život.', 'Gain 1 life.'] },
  yellow: { gives: [['screws', 1], ['rerolls', 1]], text: ['Získej 1 šroubek a 1 žeton přehozu.', 'Gain 1 screw and 1 re-roll token.'] },
  wild: {
    gives: [['parts', 2]],
    text: ['Vyber si jednu možnost: 1) získej 2 náhradní díly; 2) naverbuj 1 kartu.', 'Choose one: 1) gain 2 spare parts; 2) recruit 1 card.'],
  },
};

/** Actions for spare parts by what they are about, the cheap ones first; a price of 0 depends on the player. */
export const PARTS: { group: Both; actions: { id: string; price: number; explained?: string; name: Both }[] }[] = [
  {
    group: ['Karty', 'Cards'],
    actions: [
      { id: 'recycle', price: 1, name: ['Recyklace', 'Recycle'] },
      { id: 'starter', price: 1, name: ['Startovní karta', 'Starter card'] },
      { id: 'recruit', price: 2, name: ['Verbování', 'Recruit'] },
      { id: 'sacrifice', price: 2, name: ['Obětování', 'Sacrifice'] },
    ],
  },
  {
    group: ['Kostky', 'Dice'],
    actions: [
      { id: 'reroll', price: 1, name: ['Přehoz', 'Re-roll'] },
      { id: 'upgrade', price: 0, explained: 'upgrade', name: ['Vylepšení kostky', 'Die upgrade'] },
    ],
  },
  {
    group: ['Cvičiště a základna', 'Training ground and base'],
    actions: [
      { id: 'drill', price: 1, name: ['Výcvik', 'Drill'] },
      { id: 'refresh', price: 2, name: ['Obnovení', 'Refresh'] },
      { id: 'discover', price: 0, explained: 'discover', name: ['Objevení technologie', 'Discover'] },
    ],
  },
];

export const EXTRA: { id: string; price: [string, number]; name: Both }[] = [
  { id: 'sabotage', price: ['melee', 2], name: ['Sabotáž skladu', 'Sabotage'] },
  { id: 'interdiction', price: ['ranged', 2], name: ['Ostřelování kolony', 'Interdiction fire'] },
  { id: 'false_signal', price: ['armor', 3], name: ['Falešný signál', 'False signal'] },
  { id: 'wreck', price: ['parts', 4], name: ['Rozebrání vraku', 'Strip the wreck'] },
];

/** The phases of a turn; the Invasion's comes first in the co-operative game. */
export const PHASES: { id: string; name: Both }[] = [
  { id: 'invasion', name: ['Invaze', 'Invasion'] },
  { id: 'start', name: ['Začátek', 'Start'] },
  { id: 'draw', name: ['Dobírání', 'Draw'] },
  { id: 'roll', name: ['Hod', 'Roll'] },
  { id: 'main', name: ['Hlavní', 'Main'] },
  { id: 'store', name: ['Ukládání', 'Store'] },
  { id: 'damage', name: ['Zranění', 'Damage'] },
  { id: 'parts', name: ['Díly', 'Parts'] },
  { id: 'discard', name: ['Odhození', 'Discard'] },
  { id: 'train', name: ['Výcvik', 'Train'] },
  { id: 'end', name: ['Konec', 'End'] },
];

/** Storing places for any kind that cards of the base add. */
export const MORE_PLACES: Record<string, number> = { steward_bolek: 1, underground_store: 2 };

const WORDS = {
  dice: ['Kostky', 'Dice'],
  die: ['Kostka', 'Die'],
  blank: ['bez barvy', 'blank'],
  not_rolled: ['nehozena', 'not rolled'],
  used: ['použitá', 'used'],
  worked: ['na pracovním stole', 'on the workbench'],
  blocked: ['zakázaná', 'blocked'],
  shows: ['nahoře', 'on top'],
  use: ['Použít', 'Use'],
  reroll: ['Přehodit', 'Re-roll'],
  convert: ['Přeměnit s jinou: klikni na druhou kostku', 'Convert with another: click a second die'],
  convert_word: ['přeměnit s jinou', 'convert with another'],
  workshop: ['Dílna', 'Workshop'],
  pick_face: ['Klikni na stranu kostky.', 'Click a face of the die.'],
  pick_out: ['Který šroubek ven?', 'Which screw out?'],
  taken_out: ['vyjmutý šroubek', 'screw taken out'],
  resources: ['Zdroje', 'Resources'],
  now: ['teď', 'now'],
  stored: ['uloženo', 'stored'],
  reduction: ['sleva', 'reduction'],
  pair: ['Dva uložené', 'Two stored'],
  pair_hint: ['Příští karta stojí o tento zdroj méně.', 'The next card costs one of these less.'],
  parts_board: ['Akce za náhradní díly', 'Spare-part actions'],
  you_have: ['máš', 'you have'],
  going_second: ['Začínáš druhý v pořadí, proto je utratíš hned teď.', 'You go second, so you spend them right now.'],
  short_of: ['chybí', 'short of'],
  price: ['cena', 'price'],
  ground: ['Cvičiště', 'Training ground'],
  base: ['Vůdce a\u00a0technologie', 'Leader and\u00a0technologies'],
  played: ['Zahrané', 'Played'],
  lying: ['na stole', 'on the table'],
  choice: ['Vyber kartu', 'Choose a card'],
  discard: ['Odhozené', 'Discards'],
  dump: ['Skládka', 'Dump'],
  invasion: ['Invaze', 'The Invasion'],
  totals: ['Právě teď platí', 'What counts now'],
  each_hit: ['zasáhne každého hráče', 'hits every player'],
  stack: ['Nasazené karty', 'Deployed cards'],
  nothing: ['Žádná nasazená karta.', 'No deployed card.'],
  zones: ['Tréninkové zóny', 'Training zones'],
  protocols: ['Protokoly', 'Protocols'],
  round: ['Kolo', 'Round'],
  event: ['Událost', 'Event'],
  over: ['proběhla', 'over'],
  last_round: ['poslední kolo', 'last round'],
  inv_base: ['Základna Invaze', 'Base of the Invasion'],
  extra: ['Dodatečné akce', 'Extra actions'],
  phases: ['Fáze tahu', 'Phases'],
  finished: ['hotovo', 'done'],
  waits: ['čeká', 'waits'],
  delayed: ['Účinků na soupeře čeká na konec fáze', 'Effects on opponents waiting for the end of the phase'],
  this_zone: ['Vybrat', 'Choose'],
  support: ['podpora', 'support'],
} as const satisfies Record<string, Both>;

export const w = speaker(WORDS);
