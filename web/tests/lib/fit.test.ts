import { describe, expect, it } from 'vitest';
import { firstWidth, shortened } from '../../src/lib/fit';

const upTo =
  (length: number) =>
  (part: string): boolean =>
    part.length <= length;
const TEXT = 'Dober si kartu. Mistrovství 15: místo toho získej 5 bodů síly a znič šampiona.';

describe('a text too long for its card', () => {
  it('is told whole where there is room', () => {
    expect(shortened(TEXT, upTo(TEXT.length))).toBe(TEXT);
  });
  it('ends with a whole word', () => {
    expect(shortened(TEXT, upTo(40))).toBe('Dober si kartu. Mistrovství 15: místo…');
    expect(shortened(TEXT, upTo(39))).toBe('Dober si kartu. Mistrovství 15: místo…');
  });
  it('ends with a whole sentence if little is lost by it', () => {
    expect(shortened(TEXT, upTo(25))).toBe('Dober si kartu. …');
    expect(shortened('Znič je. Jedna dvě tři čtyři pět.', upTo(30))).toBe('Znič je. Jedna dvě tři čtyři…');
  });
  it('leaves no line empty for the sake of a sentence', () => {
    const shard = 'Získej 2 body síly. Mistrovství 10: místo toho získej 3 body síly. Mistrovství 20: místo toho získej 5 bodů síly.';
    expect(shortened(shard, upTo(105))).toBe('Získej 2 body síly. Mistrovství 10: místo toho získej 3 body síly. Mistrovství 20: místo toho získej…');
  });
  it('leaves no comma and no single letter hanging', () => {
    expect(shortened('Vezmi karty, a z nich jednu odhoď stranou', upTo(19))).toBe('Vezmi karty…');
    expect(shortened('Mistrovství 15: získej sílu', upTo(17))).toBe('Mistrovství 15…');
  });
  it('is nothing where no word fits', () => {
    expect(shortened('Nejnezpravděpodobňovatelnější.', upTo(5))).toBe('');
  });
  it('fits whatever the room is', () => {
    for (let room = 16; room < TEXT.length; room++) {
      const short = shortened(TEXT, upTo(room));
      expect(short.length).toBeLessThanOrEqual(room);
      expect(TEXT.startsWith(short.replace(/ ?…$/, ''))).toBe(true);
    }
  });
});

describe('the width of a card', () => {
  it('is the first that has room, or the last', () => {
    for (let first = 0; first < 7; first++) expect(firstWidth(7, (at) => at >= first)).toBe(first);
    expect(firstWidth(7, () => false)).toBe(6);
  });
  it('is found without trying most of them', () => {
    let tries = 0;
    firstWidth(7, (at) => ++tries > 0 && at >= 5);
    expect(tries).toBeLessThanOrEqual(3);
  });
});
