/** Chance that is none: the same name always gives the same numbers, on every machine. */

/** FNV-1a over the letters, mixed once more so that names that differ at their end differ everywhere. */
export function seedOf(text: string): number {
  const mixed = [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
}

/** One aspect of a seed; aspects are told apart by their names, so that a new one changes no other. */
export class Chance {
  constructor(private readonly seed: string) {}

  /** A whole number from 0 up to below `many`. */
  below(aspect: string, many: number): number {
    return (seedOf(`${this.seed}/${aspect}`) >>> 7) % many;
  }

  /** One of these; there is at least one. */
  one<T>(aspect: string, from: readonly [T, ...T[]]): T {
    return from[this.below(aspect, from.length)] ?? from[0];
  }
}
