import { describe, expect, it } from 'vitest';
import { deedOf, elementOf, telling } from '../../src/art/reading';
import { drawingOf, motifOf, motifs, namedMotifs } from '../../src/art/subjects';

describe('the dictionary of motifs', () => {
  it('names only drawings that there are', () => {
    expect(namedMotifs().filter((motif) => drawingOf(motif).length === 0)).toEqual([]);
  });

  it('has a word for every drawing', () => {
    const named = new Set(namedMotifs());
    expect(motifs().filter((motif) => !named.has(motif))).toEqual([]);
  });

  it('knows nothing of words that it does not know', () => {
    expect(motifOf('constructor')).toBeUndefined();
    expect(drawingOf('constructor')).toEqual([]);
  });
});

describe('reading a card', () => {
  it('puts the most telling word of a name first', () => {
    expect(telling('Ojas, Genesis Druid')).toEqual(['ojas_genesis_druid', 'ojas', 'ojas', 'druid', 'genesis']);
    expect(telling('Scythe of Semai').slice(1)).toEqual(['scythe', 'scythe', 'semai']);
    expect(telling('Étoile Mörtant')[0]).toBe('etoile_mortant');
  });

  it('finds the first deed of a text', () => {
    expect(deedOf('Gain 1 gem and draw 1 card.')).toBe('gain');
    expect(deedOf('Destroy a minion.')).toBe('destroy');
    expect(deedOf('Move a unit up to 2 spaces.')).toBe('move');
    expect(deedOf('')).toBeNull();
  });

  it('finds the element in a name', () => {
    expect(elementOf('Ember Archer')).toBe('fire');
    expect(elementOf('Ice Golem')).toBe('ice');
    expect(elementOf('Order')).toBeNull();
  });
});
