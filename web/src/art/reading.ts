/** What a card is and does, read off its facts. The English text is rendered from the card's effects, so its verbs are theirs. */

import type { CardFacts } from '../lib/types';

export type Subject = Pick<CardFacts, 'id' | 'name' | 'text' | 'faction' | 'kind' | 'numbers' | 'facts'>;

const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The words of a name, the most telling first: the whole, then the noun it ends on before a comma or an "of", backwards. */
export function telling(name: string): string[] {
  const [first = '', ...rest] = name.split(/,| of | for | the (?=[A-Z])/);
  const words = plain(first);
  return [plain(name).join('_'), words.join('_'), ...words.toReversed(), ...rest.flatMap((part) => plain(part).toReversed())];
}

/** Deeds in the order in which a text that tells several of them gives way. */
const DEEDS = {
  draw: /\bdraws? (?:\d|a |that|as|one|cards|it|up)/,
  destroy: /\bdestroy|\bkill|\bbanish|\beliminat|\bsacrific/,
  heal: /\bheal|gains? \d+ (?:health|li[fv])|remove \d+ damage|\brecover/,
  back: /\breturn|\bfrom (?:your|the|a) discard/,
  move: /\bmoves?\b|\bpush|\bpull|\bswap|\bplaces? (?:a|an|it|up|that|this)\b/,
  harm: /\bdamage\b|\bwound|\bdeals?\b|gains? (?:\d+|infinite) power|\bhits?\b/,
  guard: /\bshield|\bimmune|\barmou?r|\bcannot be|\bprevent|\bprotect|\bcover\b/,
  drop: /\bdiscard|\bdump|\bloses?\b/,
  rule: /\bcontrol|\btake over|\bcancel|\bforced?\b|\blook at|\breveal/,
  gain: /\bgains?\b|\bearn|\breceiv|\bextra\b|\+\d/,
};
export type Deed = keyof typeof DEEDS;
const DEED_PATTERNS = Object.entries(DEEDS) as [Deed, RegExp][];

/** What the card says it does first. */
export function deedOf(text: string): Deed | null {
  const said = text.toLowerCase();
  const found = DEED_PATTERNS.map(([deed, pattern]) => ({ deed, at: said.search(pattern) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.deed ?? null;
}

const ELEMENTS = {
  fire: /fire|flame|ember|burn|hell|pyre|phoenix|plasma|kiln|smelt|volcan|flare|blast|rocket|bomb|grenad/,
  ice: /\bice|frost|freez|polar|glaci|snow|tundra|water|hydro|wind|cloud|fog|mist|sea\b|sail/,
  poison: /poison|venom|acid|spore|fung|toxin|corro|decay|\brot|virus|plague|befoul|swamp|gas\b/,
  shock: /shock|storm|\bemp\b|energy|reactor|zap|laser|electr|signal|jam|data|cyber|portal|infinity|shard/,
  dark: /dark|shad|void|death|undead|noth|doom|nepharite|umbral|grave|necro|curse|ghost/,
  blood: /blood|sacrif|kill|assassin|slay|fury|rage|war\b|reap|flay/,
  life: /heal|growth|hope|medic|druid|forest|root|genesis|herb|life|regener|oasis|jungle/,
};
export type Element = keyof typeof ELEMENTS | 'gold';
const ELEMENT_PATTERNS = Object.entries(ELEMENTS) as [Element, RegExp][];
export const elementOf = (name: string): Element | null => ELEMENT_PATTERNS.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? null;

const SOMEBODY = new Set(['ally', 'mercenary', 'champion', 'minion', 'common', 'summoner', 'warrior', 'recruit', 'leader', 'invasion']);
const GREAT = new Set(['champion', 'summoner', 'leader']);
const traits = (card: Subject): string[] => (Array.isArray(card.facts.traits) ? (card.facts.traits as string[]) : []);

export const isSomebody = (card: Subject): boolean => SOMEBODY.has(card.kind);
export const isGreat = (card: Subject): boolean => GREAT.has(card.kind) || traits(card).includes('personality');

/** Does it strike from afar? Games say it in their own ways. */
export function isRanged(card: Subject): boolean {
  const { facts, numbers } = card;
  if (typeof facts.attack === 'string') return facts.attack === 'ranged';
  if (Array.isArray(facts.combat)) return (facts.combat as number[])[0] !== 0;
  if (Array.isArray(facts.damage)) return ((facts.damage as number[])[1] ?? 0) > 0;
  return (numbers.shoot ?? 0) > (numbers.fight ?? 0);
}

/** How strong, from 0 to 1, by whatever its game measures. */
export function mightOf({ numbers, facts }: Subject): number {
  const combat = Array.isArray(facts.combat) ? (facts.combat as number[]) : [];
  const found = [numbers.power, numbers.strength, numbers.fight, combat[1], numbers.cost].find((one) => typeof one === 'number');
  return Math.min(1, Math.max(0, (found ?? 3) / 6));
}
