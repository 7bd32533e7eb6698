/** Finding things by words, whatever their case and diacritics. */

/** A text as it is searched: without case and diacritics. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text have all the words of a query, in any order? A query without words finds everything. */
export function finder(query: string): (...texts: string[]) => boolean {
  const found = barely(query);
  return (...texts) => found(bare(texts.join(' ')));
}

/** The same for texts that are bare already: hundreds of cards are searched while somebody types. */
export function barely(query: string): (text: string) => boolean {
  const words = bare(query).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** Every value once, in order, without those that are missing. */
export const distinct = (values: (string | null | undefined)[]): string[] => [...new Set(values.filter((one) => one != null && one !== ''))].sort() as string[];
