import { describe, expect, it } from 'vitest';
import { alike } from '../../src/lib/alike';

const groups = (texts: string[], kind: (text: string) => string | null = () => 'banish'): [string, string[]][] =>
  alike(texts, kind, (text) => text).map(({ shared, answers }) => [shared, answers.map(({ short }) => short)]);

describe('answers that say the same of many cards', () => {
  const pile = ['Blaster', 'Crystal', 'Shard Reactor', 'Infinity Shard'];
  it('say it once, before and behind what is their own', () => {
    const texts = pile.map((name) => `Banish ${name} from the discard pile`);
    expect(groups(texts)).toEqual([['Banish … from the discard pile', pile]]);
  });
  it('that ask further say so once', () => {
    expect(groups(pile.map((name) => `Play ${name} …`))).toEqual([['Play …', pile]]);
  });
  it('keep a word each, also where one name begins or ends as another does', () => {
    const texts = ['Play Bot', 'Play Bot Alpha', 'Play Bot Beta', 'Play Alpha'];
    expect(groups(texts)).toEqual([['Play …', ['Bot', 'Bot Alpha', 'Bot Beta', 'Alpha']]]);
    expect(groups(['Take', 'Take all', 'Take one', 'Take two']), 'nothing would be left of the first').toHaveLength(4);
  });
  it('are read as they are where there are few, or where they share no word', () => {
    expect(groups(pile.slice(0, 3).map((name) => `Banish ${name}`))).toEqual(pile.slice(0, 3).map((name) => ['', [`Banish ${name}`]]));
    expect(groups(pile)).toEqual(pile.map((name) => ['', [name]]));
  });
  it('share nothing with answers of another kind, which keep their place', () => {
    const texts = ['Pay 1', ...pile.map((name) => `Banish ${name}`), 'Pay 2'];
    const found = groups(texts, (text) => (text.startsWith('Banish') ? 'banish' : null));
    expect(found).toEqual([['', ['Pay 1']], ['Banish …', pile], ['', ['Pay 2']]]);
  });
});
