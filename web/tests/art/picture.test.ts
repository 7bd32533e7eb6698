import { describe, expect, it } from 'vitest';
import { picture, svg } from '../../src/art/picture';
import type { Subject } from '../../src/art/reading';

const card = (id: string, en: string, more: Partial<Subject> = {}): Subject => ({ id, name: { cs: en, en }, text: { cs: '', en: '' }, faction: null, kind: 'warrior', numbers: {}, facts: {}, ...more });

describe('the picture of a card', () => {
  it('is the same whenever it is drawn', () => {
    expect(picture(card('a', 'Citadel Archer'))).toEqual(picture(card('a', 'Citadel Archer')));
  });

  it('shows what the name says: the noun it ends on, or the one before a comma or an "of"', () => {
    expect(picture(card('a', 'Fire Drake')).motif).toBe('creature/dragon');
    expect(picture(card('a', 'Mammoth Tank')).motif).toBe('machine/mammoth');
    expect(picture(card('a', 'Citadel of Somebody', { kind: 'fortification' })).motif).toMatch(/^place\/citadel (before|after) thing\//);
    expect(picture(card('a', 'Wind Archer')).motif).toMatch(/^person\/.* bow /);
  });

  it('shows somebody of the faction where the name says nothing', () => {
    expect(picture(card('a', 'Xyz', { faction: 'ninjas' })).motif).toMatch(/^person\/(ninja|kabuto) /);
    expect(picture(card('a', 'Xyz', { faction: 'aliens' })).motif).toMatch(/^person\/alien /);
  });

  it('shows what an action does where the name says nothing', () => {
    const healing = picture(card('a', 'Xyz', { kind: 'action', text: { cs: '', en: 'Heal 3 damage.' } }));
    expect(['power/heal', 'power/mend', 'thing/heart']).toContain(healing.motif.split(' ')[0]);
  });

  it('has a sign for what the card does first, and none where it does nothing', () => {
    const drawing = picture(card('a', 'Xyz', { text: { cs: '', en: 'Draw 2 cards. Destroy a unit.' } }));
    const destroying = picture(card('a', 'Xyz', { text: { cs: '', en: 'Destroy a unit. Draw 2 cards.' } }));
    expect(drawing.sign).not.toEqual(destroying.sign);
    expect(picture(card('a', 'Xyz')).sign).toEqual([]);
  });

  it('gives a leader a closer look and several people to a name in the plural', () => {
    expect(picture(card('a', 'Xyz', { kind: 'champion' })).motif).toMatch(/ close$/);
    expect(picture(card('a', 'Tribe Guardians')).motif).toMatch(/ three$/);
  });

  it('differs between two people of one faction and one kind', () => {
    const all = Array.from({ length: 20 }, (_, at) => picture(card(`somebody_${at}`, 'Xyz', { faction: 'brotherhood' })));
    expect(new Set(all.map((one) => JSON.stringify([one.figure, one.scene, one.hour]))).size).toBe(20);
  });

  it('is drawn in the colours of the theme only', () => {
    const text = svg(picture(card('a', 'Fire Drake')));
    expect(text).not.toMatch(/fill=|stroke=|style=|#[0-9a-f]{3}|id=/);
  });

  it('takes any name, in any language, or none', () => {
    for (const name of ['', '№ 5', 'Žluťoučký kůň', 'constructor', '__proto__', '   ']) expect(picture(card('a', name)).figure.length).toBeGreaterThan(0);
  });
});
