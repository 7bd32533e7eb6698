/** Decks that a person keeps in this browser, by game. */

export interface Kept {
  name: string;
  text: string;
}

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

/** A deck of the same name is replaced. */
export const keepDeck = (game: string, deck: Kept): Kept[] =>
  store(game, [...keptDecks(game).filter((one) => one.name !== deck.name), deck]);

export const forgetDeck = (game: string, name: string): Kept[] => store(game, keptDecks(game).filter((one) => one.name !== name));
