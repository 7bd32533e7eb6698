/** Finding the words that a game explains in what it says. */

import type * as wire from '../generated/protocol';
import type { Lang } from './types';

export type Explained = wire.Explained;

export interface Piece {
  text: string;
  word: Explained | null;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in pieces: words that are explained, and what stands between them. Of two that begin together the longer is meant. */
export function pieces(text: string, words: readonly Explained[], lang: Lang): Piece[] {
  const known = new Map(words.flatMap((word) => word[lang].map((form) => [form.toLowerCase(), word] as const)));
  if (!known.size) return [{ text, word: null }];
  const forms = [...known.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const found = text.split(new RegExp(`(?<![\\p{L}\\d])(${forms.join('|')})(?![\\p{L}\\d])`, 'giu'));
  return found.map((part, at) => ({ text: part, word: at % 2 ? (known.get(part.toLowerCase()) ?? null) : null })).filter((piece) => piece.text);
}
