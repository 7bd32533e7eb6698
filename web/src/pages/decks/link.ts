/** A deck in a link: behind the number sign, which no server is told, with ids that no translation changes. */

const MARK = '#deck=';

/** `4 infantry` lines become `4.infantry~...`; the sideboard follows an exclamation mark, what leads it stands first. */
export function deckLink(game: string, text: string, name: string): string {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  const parts = lines.map((line) => (line === 'sideboard:' ? '!' : line.replace(/^(\d+) /, '$1.').replace(/^(\w+): */, '$1:')));
  const title = name.trim() ? `&name=${encodeURIComponent(name.trim())}` : '';
  return `${location.origin}/decks/${game}${MARK}${parts.map(encodeURIComponent).join('~')}${title}`;
}

/** The deck that an address holds, as a file; null if it holds none. */
export function linkedDeck(hash: string): { text: string; name: string } | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const [cards = '', title = ''] = hash.slice(MARK.length).split('&name=');
    const lines = cards.split('~').map(decodeURIComponent).map((part) => (part === '!' ? 'sideboard:' : part.replace(/^(\d+)\./, '$1 ').replace(/^(\w+):/, '$1: ')));
    return lines.join('').trim() ? { text: lines.join('\n') + '\n', name: decodeURIComponent(title) } : null;
  } catch {
    return null; // somebody cut the address short
  }
}
