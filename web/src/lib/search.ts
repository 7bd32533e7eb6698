/** Finding things by words, whatever their case and diacritics. */

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text have all the words of a query, in any order? A query without words finds everything. */
export function finder(query: string): (...texts: string[]) => boolean {
  const words = bare(query).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = bare(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** Every value once, in order, without those that are missing. */
export const distinct = (values: (string | null | undefined)[]): string[] => [...new Set(values.filter((one) => one != null && one !== ''))].sort() as string[];
