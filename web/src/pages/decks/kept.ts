/** Decks that a person keeps in this browser, by game. */

export interface Version {
  text: string;
  /** When it was replaced, in milliseconds. */
  at: number;
}

export interface Kept {
  name: string;
  text: string;
  /** What the deck was before, the newest first. */
  older?: Version[];
}

const MOST_VERSIONS = 10;

const key = (game: string): string => `sudi.decks.${game}`;

export function keptDecks(game: string): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]');
    if (!Array.isArray(found)) return [];
    return (found as Partial<Kept | null>[]).filter((one): one is Kept => typeof one?.name === 'string' && typeof one.text === 'string');
  } catch {
    return []; // storage may be forbidden or hold something else; then there are none
  }
}

function store(game: string, decks: Kept[]): Kept[] {
  try {
    localStorage.setItem(key(game), JSON.stringify(decks));
  } catch {
    /* see above */
  }
  return decks;
}

/** A deck of the same name becomes its older version. */
export function keepDeck(game: string, deck: { name: string; text: string }): Kept[] {
  const kept = keptDecks(game);
  const before = kept.find((one) => one.name === deck.name);
  let older = Array.isArray(before?.older) ? before.older : [];
  if (before && before.text !== deck.text) older = [{ text: before.text, at: Date.now() }, ...older].slice(0, MOST_VERSIONS);
  return store(game, [...kept.filter((one) => one.name !== deck.name), { name: deck.name, text: deck.text, ...(older.length ? { older } : {}) }]);
}

export const forgetDeck = (game: string, name: string): Kept[] => store(game, keptDecks(game).filter((one) => one.name !== name));
