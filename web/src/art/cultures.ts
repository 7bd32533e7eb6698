/** What the people of a faction look like and where they live, where the name of a card does not say. */

import type { Held } from './hands';
import type { Head } from './heads';
import type { Body } from './people';
import type { Scene } from './scenes';

/** Several of each: the name of the card picks. `near` is held in close combat, `far` at a distance. */
export type Culture = { heads: [Head, ...Head[]]; bodies: [Body, ...Body[]]; near: [Held, ...Held[]]; far: [Held, ...Held[]]; scenes: [Scene, ...Scene[]] };

const culture = (heads: Culture['heads'], bodies: Culture['bodies'], near: Culture['near'], far: Culture['far'], scenes: Culture['scenes']): Culture => ({ heads, bodies, near, far, scenes });

const CULTURES = new Map<string, Culture>(Object.entries({
  // Shards of Infinity
  homodeus: culture(['plume', 'visor', 'cyborg', 'knight'], ['armour', 'metal'], ['spear', 'sword', 'hammer'], ['cannon', 'blaster'], ['works', 'city']),
  order: culture(['hood', 'cyborg', 'halo', 'goggles', 'veil'], ['robe', 'coat'], ['staff', 'orb', 'book'], ['wand', 'orb'], ['circuit', 'grid']),
  undergrowth: culture(['leaves', 'antlers', 'mask', 'long'], ['robe', 'plain'], ['spear', 'crook', 'claws'], ['bow', 'staff'], ['forest', 'jungle']),
  wraethe: culture(['cowl', 'hood', 'skull', 'mask'], ['coat', 'robe'], ['scythe', 'dagger', 'claws', 'katana'], ['orb', 'whip'], ['void', 'mist']),
  // Smash Up
  aliens: culture(['alien'], ['slight', 'coat'], ['blaster', 'wand'], ['blaster'], ['space', 'dunes']),
  dinosaurs: culture(['orc'], ['brute'], ['rifle'], ['rifle'], ['jungle', 'volcano']),
  ninjas: culture(['ninja', 'kabuto'], ['slight', 'plain'], ['katana', 'dagger'], ['bow'], ['dojo', 'mist']),
  pirates: culture(['pirate', 'bandana', 'beard'], ['coat', 'plain'], ['sabre', 'dagger'], ['pistol', 'musket'], ['sea', 'deck']),
  robots: culture(['robot'], ['metal'], ['hammer', 'wrench'], ['cannon', 'blaster'], ['works', 'circuit']),
  tricksters: culture(['goblin', 'hat', 'beard'], ['slight', 'plain'], ['dagger', 'sack'], ['bow'], ['forest', 'hills']),
  wizards: culture(['wizard', 'witch', 'hood'], ['robe'], ['staff', 'book'], ['wand', 'orb'], ['towers', 'clouds']),
  zombies: culture(['zombie'], ['plain', 'coat'], ['claws', 'shovel'], ['none'], ['graves', 'city']),
  // Summoner Wars
  fallen_kingdom: culture(['skull', 'demon', 'horned'], ['bones', 'armour'], ['scythe', 'sword', 'axe'], ['staff', 'bow'], ['ruins', 'volcano']),
  polar_dwarves: culture(['dwarf', 'horned', 'beard'], ['armour', 'coat'], ['hammer', 'axe', 'greataxe'], ['musket', 'crossbow'], ['ice', 'peaks']),
  cave_goblins: culture(['goblin'], ['slight', 'plain'], ['dagger', 'mace', 'axe'], ['bow', 'torch'], ['cavern']),
  savanna_elves: culture(['elf', 'mask', 'leaves'], ['plain', 'slight'], ['spear', 'claws'], ['bow', 'staff'], ['savanna', 'dunes']),
  breakers: culture(['mask', 'hood', 'eye', 'cowl'], ['robe', 'coat'], ['dagger', 'claws'], ['orb', 'bow'], ['clouds', 'columns']),
  vanguards: culture(['knight', 'halo', 'plume', 'long'], ['armour'], ['sword', 'mace'], ['bow', 'crozier'], ['towers', 'columns']),
  tundra_orcs: culture(['orc', 'horned'], ['brute', 'armour'], ['greataxe', 'axe', 'mace'], ['spear', 'staff'], ['peaks', 'ice']),
  phoenix_elves: culture(['elf', 'crown', 'plume'], ['armour', 'robe'], ['sabre', 'spear'], ['bow', 'staff'], ['volcano', 'dunes']),
  // RONE: Invaze
  soldier: culture(['soldier', 'cap', 'beret', 'goggles', 'gasmask'], ['plain', 'armour', 'coat'], ['rifle', 'dagger'], ['rifle', 'pistol'], ['wire', 'ruins']),
  machine: culture(['robot'], ['metal'], ['wrench'], ['cannon'], ['works', 'city']),
  hybrid: culture(['cyborg', 'hood', 'goggles', 'mohawk', 'bandana'], ['coat', 'slight', 'armour'], ['dagger', 'katana', 'claws'], ['pistol', 'rifle'], ['ruins', 'dunes']),
  mutant: culture(['mohawk', 'gasmask', 'zombie', 'horned', 'mask'], ['brute', 'plain'], ['claws', 'mace', 'axe'], ['spear'], ['jungle', 'ruins']),
  neutral: culture(['goggles', 'bare', 'cap'], ['plain', 'coat'], ['wrench', 'lantern'], ['pistol'], ['hills', 'ruins']),
  leader: culture(['bare', 'long', 'beard', 'goggles', 'cap', 'bun', 'hat', 'hood'], ['coat', 'armour', 'plain'], ['banner', 'sword', 'book', 'lantern'], ['pistol', 'rifle'], ['city', 'hills', 'ruins']),
  invasion: culture(['visor', 'cyborg', 'alien', 'robot'], ['metal', 'armour'], ['claws', 'spear', 'hammer'], ['blaster', 'cannon'], ['dunes', 'ruins', 'space']),
  // Doomtrooper
  brotherhood: culture(['mitre', 'hood', 'halo', 'knight'], ['robe', 'armour'], ['crozier', 'sword', 'mace'], ['pistol', 'rifle'], ['spires', 'columns']),
  imperial: culture(['soldier', 'beret', 'plume', 'cap'], ['plain', 'armour'], ['claymore', 'sword'], ['rifle', 'musket'], ['wire', 'hills']),
  bauhaus: culture(['cap', 'plume', 'knight', 'bun'], ['armour', 'coat'], ['sabre', 'hammer'], ['rifle', 'cannon'], ['spires', 'works']),
  capitol: culture(['soldier', 'hat', 'bare'], ['plain', 'armour'], ['sword', 'dagger'], ['rifle', 'pistol'], ['city']),
  cybertronic: culture(['cyborg', 'visor', 'goggles'], ['metal', 'coat'], ['claws', 'katana'], ['blaster', 'rifle'], ['circuit', 'grid']),
  mishima: culture(['kabuto', 'ninja', 'bun'], ['armour', 'robe'], ['katana'], ['bow', 'rifle'], ['dojo', 'peaks']),
  crescentia: culture(['hood', 'mohawk'], ['robe', 'plain'], ['crook', 'spear'], ['bow'], ['dunes', 'peaks']),
  lutheran: culture(['beard', 'hood'], ['robe', 'coat'], ['crozier', 'mace'], ['musket'], ['hills', 'columns']),
  rasputin: culture(['beard', 'bandana'], ['coat'], ['sabre', 'axe'], ['rifle'], ['forest', 'ice']),
  templars: culture(['knight'], ['armour'], ['claymore'], ['rifle'], ['dunes']),
  of_algeroth: culture(['demon', 'skull', 'horned', 'zombie'], ['brute', 'armour', 'bones'], ['greataxe', 'scythe', 'claws'], ['cannon', 'flamer'], ['volcano', 'ruins']),
  of_semai: culture(['mask', 'demon', 'cowl'], ['coat', 'brute'], ['scythe', 'dagger'], ['whip', 'pistol'], ['mist', 'ruins']),
  of_ilian: culture(['veil', 'demon', 'alien'], ['robe', 'slight'], ['orb', 'staff'], ['orb'], ['void', 'space']),
  of_demnogonis: culture(['zombie', 'gasmask', 'skull'], ['coat', 'brute'], ['flail', 'chain'], ['flamer'], ['graves', 'jungle']),
  of_muawijhe: culture(['eye', 'mask'], ['robe'], ['orb', 'staff'], ['orb'], ['void', 'clouds']),
  legion: culture(['demon', 'cowl', 'skull'], ['robe', 'brute'], ['scythe', 'claymore'], ['orb'], ['void', 'volcano']),
  tribal: culture(['mohawk', 'mask'], ['plain'], ['axe', 'spear'], ['bow'], ['dunes', 'hills']),
  doomtrooper: culture(['bandana', 'goggles', 'soldier', 'hat', 'bare'], ['coat', 'plain', 'armour'], ['sword', 'dagger'], ['rifle', 'pistol', 'cannon'], ['ruins', 'city']),
}));

const PLAIN = culture(['bare', 'hood', 'soldier', 'long'], ['plain', 'coat'], ['sword', 'dagger'], ['rifle', 'bow'], ['hills', 'ruins', 'city']);

/** Where things happen that belong to nobody. */
const KIND_SCENES = new Map<string, Culture['scenes']>(Object.entries<Culture['scenes']>({
  starter: ['grid', 'space'],
  base: ['hills', 'mist', 'clouds'],
  structure: ['ruins'],
  technology: ['works', 'grid', 'city'],
  protocol: ['circuit', 'grid', 'space'],
  scenario: ['ruins'],
  equipment: ['columns', 'works', 'wire'],
  fortification: ['hills', 'peaks', 'clouds'],
  symmetry: ['void', 'volcano', 'mist'],
  art: ['spires', 'clouds', 'columns'],
  mission: ['city', 'peaks', 'dunes'],
  special: ['wire', 'ruins', 'hills', 'city', 'clouds', 'mist'],
  warzone: ['dunes', 'hills'],
  relic: ['columns', 'void'],
  beast: ['dunes', 'savanna'],
  ki: ['dojo', 'mist'],
  alliance: ['city', 'columns'],
}));

/** By the faction, else by the kind, as colours are. */
const own = (faction: string | null, kind: string): Culture | undefined => (faction === null ? undefined : CULTURES.get(faction)) ?? CULTURES.get(kind);
export const cultureOf = (faction: string | null, kind: string): Culture => own(faction, kind) ?? PLAIN;
export const scenesOf = (faction: string | null, kind: string): Culture['scenes'] => own(faction, kind)?.scenes ?? KIND_SCENES.get(kind) ?? PLAIN.scenes;
