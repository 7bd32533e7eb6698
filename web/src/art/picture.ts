/** The picture of a card, composed from what it is and does; its id is the seed of everything else. Same facts, same picture. */

import { Chance } from './chance';
import { cultureOf, scenesOf } from './cultures';
import type { Held } from './hands';
import { person, type Person, type Pose } from './people';
import { deedOf, elementOf, isGreat, isRanged, isSomebody, mightOf, telling, type Deed, type Element, type Subject } from './reading';
import { scene, type Scene } from './scenes';
import { mirrored, n, place, rays, trace, type Drawing, type Shape } from './shapes';
import { sign } from './signs';
import { drawingOf, motifOf, tellsAll } from './subjects';
import { lookOf, type Look } from './trades';

/** `scene` is 200 by 100 and fills whatever place there is; `figure` is 100 by 100 and always seen whole; `sign` is
 * in the corner. */
export type Picture = { motif: string; ground: Scene; element: Element; hour: Hour; scene: Drawing; figure: Drawing; sign: Drawing };
export type Hour = 'day' | 'dusk' | 'night';

const AIMED = new Set<Held>(['rifle', 'blaster', 'pistol', 'cannon', 'flamer', 'crossbow', 'musket']);
const CAST = new Set<Held>(['orb', 'wand', 'book', 'none']);

/** Words of a name that are people, put together: the most telling wins. */
function lookFrom(words: string[]): Look | null {
  const found = words.map(lookOf).filter((look) => look !== undefined);
  return found.length ? Object.assign({}, ...found.toReversed()) as Look : null;
}

function poseFor(right: Held, chance: Chance): Pose {
  if (right === 'bow') return 'draw';
  if (AIMED.has(right)) return 'aim';
  if (CAST.has(right)) return 'cast';
  return chance.one('pose', ['stand', 'raise', 'stride', 'guard', 'raise']);
}

/** Somebody, as far as the name tells, and otherwise as people of that faction are. */
function somebody(card: Subject, look: Look, chance: Chance): { motif: string; drawing: Drawing } {
  const culture = cultureOf(card.faction, card.kind);
  const text = card.text.en.toLowerCase();
  const great = isGreat(card);
  const right = look.right ?? chance.one('right', isRanged(card) ? culture.far : culture.near);
  const pose = look.pose ?? poseFor(right, chance);
  const guarded = 'shield' in card.numbers || /shield|armou?r/.test(text);
  const left = look.left ?? (guarded ? chance.one('shield', ['shield', 'roundshield'] as const) : 'none');
  const back = look.back ?? (/\bfly|airship|soar/.test(text) ? 'wings' : great ? chance.one('back', ['cape', 'rays', 'banner', 'spikes', 'cape'] as const) : chance.one('back', ['none', 'none', 'cape', 'spikes', 'none', 'banner'] as const));
  const one: Person = {
    head: look.head ?? chance.one('head', culture.heads),
    body: look.body ?? chance.one('body', culture.bodies),
    right,
    left,
    pose,
    back,
    turned: chance.below('turned', 2) === 1,
    close: look.close ?? great,
  };
  const drawn = person(one);
  const motif = `person/${one.head} ${one.body} ${one.right} ${one.left} ${one.pose} ${one.back}${one.close ? ' close' : ''}`;
  if (one.close) return { motif, drawing: back === 'rays' ? [trace(rays(50, 40, 34, 54, 16)), ...drawn] : drawn };
  if (/[^s]s$/.test(card.name.en.split(/,| of /)[0] ?? '') && !look.close) return { motif: `${motif} three`, drawing: [...sized(drawn, 0.66, -22), ...sized(drawn, 0.66, 22), ...sized(drawn, 0.84, 0)] };
  const grown = sized(drawn, 0.84 + 0.16 * mightOf(card), 0);
  return { motif, drawing: back === 'rays' ? [trace(rays(50, 40, 30, 50, 14)), ...grown] : grown };
}

/** Smaller or aside, with the feet where they were. */
const sized = (drawing: Drawing, size: number, aside: number): Drawing => place(drawing, `translate(${n(50 + aside - 50 * size)} ${n(97 - 97 * size)}) scale(${n(size)})`);

/** What an action looks like whose name tells nothing: what it does. */
const BY_DEED: Record<Deed, [string, ...string[]]> = {
  draw: ['power/draw', 'thing/cards'],
  destroy: ['power/burst', 'power/doom', 'thing/skull'],
  heal: ['power/heal', 'power/mend', 'thing/heart'],
  back: ['power/reversal', 'power/hands', 'power/retreat'],
  move: ['power/advance', 'power/swap', 'power/footprints', 'power/speed'],
  harm: ['power/bolt', 'power/burst', 'power/punch', 'thing/swords'],
  guard: ['thing/shield', 'thing/forceshield', 'place/wall'],
  drop: ['power/discard', 'power/hole', 'power/stop'],
  rule: ['power/eye', 'power/puppet', 'power/contract'],
  gain: ['thing/chest', 'power/rise', 'thing/coins', 'power/gift'],
};

/** What may lie beside a figure that the name tells only in part, so that its namesakes are told apart. */
const BESIDE = [
  'skull', 'dagger', 'flag', 'key', 'hourglass', 'scroll', 'crystal', 'medal', 'bell', 'chain', 'gem', 'flask', 'mask', 'crown', 'coins', 'bullets',
  'grenade', 'helmet', 'map', 'die', 'anchor', 'lotus', 'tombstone', 'clock', 'drop', 'lock', 'book', 'shield', 'arrows', 'axe', 'scales', 'censer',
] as const;

/** The other things that a name tells, or else one by chance. */
function besideOf(words: string[], motif: string, chance: Chance): string {
  const others = words.map(motifOf).filter((one) => one !== undefined && one !== motif);
  return others[0] ?? `thing/${chance.one('beside', BESIDE)}`;
}

function figureOf(card: Subject, chance: Chance): { motif: string; drawing: Drawing } {
  const words = telling(card.name.en);
  const told = words.find((word) => motifOf(word) ?? lookOf(word));
  const found = told === undefined ? undefined : motifOf(told);
  // Somebody who is named after a thing or a deed is somebody all the same, unless the whole name is that of a picture.
  const motif = isSomebody(card) && told !== words[0] && /^(?:thing|power)/.test(found ?? '') ? undefined : found;
  if (motif === undefined && (isSomebody(card) || told !== undefined)) return somebody(card, lookFrom(words) ?? {}, chance);
  const shown = motif ?? chance.one('motif', BY_DEED[deedOf(card.text.en) ?? 'gain']);
  const drawn = drawingOf(shown);
  const drawing = chance.below('turned', 2) ? mirrored(drawn) : drawn;
  const size = shown.startsWith('place/') ? 1 : isSomebody(card) ? 0.88 + 0.12 * mightOf(card) : 0.9;
  if ((told !== undefined && told === words[0] && tellsAll(told)) || isSomebody(card)) return { motif: shown, drawing: sized(drawing, size, 0) };
  const beside = besideOf(words, shown, chance);
  const side = chance.below('side', 2) ? 1 : -1;
  return {
    motif: `${shown} ${side < 0 ? 'after' : 'before'} ${beside}`,
    drawing: [...sized(drawing, 0.8 * size, -11 * side), ...sized(drawingOf(beside), 0.4, 30 * side)],
  };
}

export function picture(card: Subject): Picture {
  const chance = new Chance(card.id);
  const ground = chance.one('ground', scenesOf(card.faction, card.kind));
  const { motif, drawing } = figureOf(card, chance);
  const deed = deedOf(card.text.en);
  return {
    motif,
    ground,
    element: elementOf(card.name.en) ?? chance.one('element', ['gold', 'fire', 'ice', 'gold']),
    hour: chance.one('hour', ['day', 'dusk', 'night']),
    scene: scene(ground, chance),
    figure: drawing,
    sign: deed ? sign(deed) : [],
  };
}

const path = ({ tone, d, at }: Shape): string => `<path class="${tone}"${at ? ` transform="${at}"` : ''} d="${d}"/>`;

/** As text, for pages made without the client. */
export const svg = (one: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="picture" data-element="${one.element}" data-hour="${one.hour}" aria-hidden="true" focusable="false">` +
  `<svg class="scene" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice">${one.scene.map(path).join('')}</svg>` +
  `<svg class="figure" viewBox="0 0 100 100" preserveAspectRatio="xMidYMax meet">${one.figure.map(path).join('')}</svg>` +
  `<svg class="sign" viewBox="0 0 100 100" preserveAspectRatio="xMinYMin meet">${one.sign.map(path).join('')}</svg></svg>`;
