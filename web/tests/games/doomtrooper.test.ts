import { describe, expect, it } from 'vitest';
import { areasOf, beforeOf, combatOf, findIn, gearOf, hiddenOf } from '../../src/games/doomtrooper/field';
import { layout } from '../../src/games/doomtrooper/layout';
import { Board } from '../../src/lib/board.svelte';
import { facts, FakeTable, hands, option, player, ref, view } from '../things.svelte';

const WARRIOR = ref('clansman', 1, { now: { fight: 3 } });
const me = player('p1', {
  squad: [WARRIOR],
  works: [ref('bunker', 2, { area: 0 }), ref('pact', 3, { area: -1 }), ref('oath', 4)],
  attached: [ref('sword', 5, { bearer: 1 }), ref('rune', 6, { bearer: 5 }), ref('shield', 7, { bearer: 1 })],
  hidden: [null, ref('spy', 8)],
  hand: [ref('sword', 9), ref('sword', 10)],
  grave: [ref('clansman', 11)],
});
const now = view({ players: [me, player('p2', { kohort: [ref('mutant', 20)], attached: [ref('curse', 21, { bearer: 1, side: 'p2' })] })] });

describe('the table', () => {
  it('has the areas that hold anything, with the works laid to them', () => {
    expect(areasOf(me).map(({ name, warriors, works }) => [name, warriors.length, works.map((one) => one.n)])).toEqual([['squad', 1, [2]]]);
    expect(beforeOf(me).map((one) => one.n)).toEqual([3, 4]);
    expect(hiddenOf(me)).toHaveLength(2);
  });
  it('knows what lies on each card, whoever played it, and what lies on that right after it', () => {
    expect(gearOf(now).get(1)?.map((one) => one.n)).toEqual([5, 6, 7, 21]);
    expect(gearOf(now).get(5)?.map((one) => one.n)).toEqual([6]);
    expect(gearOf(now).get(20)).toBeUndefined();
  });
  it('finds an open card by its number, with the side it fights for', () => {
    expect(findIn(now, 20)).toEqual({ ref: ref('mutant', 20), seat: 'p2' });
    expect(findIn(now, 21)?.seat).toBe('p2');
    expect([findIn(now, 99), findIn(now, -1), findIn(now, undefined)]).toEqual([null, null, null]);
  });
});

/** A view outside any combat has all of its fields. */
const CALM = { ...now, attacker: -1, defender: -1, tactic: -1, warzone: -1, weapon_a: -1, weapon_d: -1, fate_a: 0, fate_d: 0, helpers: [], played: [] };

describe('a combat', () => {
  it('is there only in its phases', () => {
    expect([combatOf(now), combatOf({ ...now, phase: 0 })]).toEqual([null, null]);
  });
  it('is read with both sides, its tactic, helpers and cards', () => {
    const combat = combatOf({ ...CALM, phase: 5, attacker: 1, defender: 20, tactic: 1, weapon_a: 5, fate_d: 2, helpers: [[8, 1]], played: [[7]] });
    expect(combat).toMatchObject({ phase: 5, attacker: { seat: 'p1' }, defender: { ref: { card: 'mutant' } }, tactic: 'shoot', fates: { attacker: 0, defender: 2 } });
    expect(combat?.helpers.attacker.map((one) => one.ref.card)).toEqual(['spy']);
    expect(combat?.helpers.defender).toEqual([]);
    expect([combat?.weapons.attacker?.ref.card, combat?.played[0]?.ref.card, combat?.warzone]).toEqual(['sword', 'shield', null]);
  });
  it('may not have a tactic yet', () => {
    expect(combatOf({ ...CALM, phase: 2 })?.tactic).toBeNull();
    expect(combatOf({ ...CALM, phase: 3, tactic: 0 })?.tactic).toBe('fight');
  });
});

describe('what an option lights', () => {
  const lit = (name: string, parts: object = {}): number[] => [...new Board(new FakeTable({ layout, view: now, options: [option(name, parts)] })).lit.keys()];
  it('in a hand all equal cards, on the table the one of its number', () => {
    expect(lit('attach sword', { n: 9 })).toEqual([9, 10]);
    expect(lit('use sword', { n: 5 })).toEqual([5]);
  });
  it('in a pile only the card that is meant', () => {
    expect(lit('target clansman', { n: 11 })).toEqual([11]);
    expect(lit('target clansman', { n: 1 })).toEqual([1]);
  });
});

it('a card that is taken up is aimed at the card its option is on', () => {
  const mine = hands();
  const attach = option('attach sword clansman', { n: 9, on: 1 });
  const board = new Board(new FakeTable({ layout, hands: mine, view: now, options: [attach, option('attach sword mutant', { n: 9, on: 20 })] }));
  const here = document.createElement('button');
  board.activate(ref('sword', 9), here, 'hand', 'p1');
  expect([board.held?.n, board.aimedAt(20).length, board.aimedAt(8).length]).toEqual([9, 1, 0]);
  board.activate(ref('mutant', 20), here, 'kohort', 'p2');
  expect(mine.choose).toHaveBeenCalledExactlyOnceWith('attach sword mutant');
});

it('a warrior on the table explains its ratings, in a hand there is nothing to explain', () => {
  const warrior = facts('clansman', { kind: 'warrior' });
  expect([layout.numbers(warrior, WARRIOR).length, layout.numbers(warrior, ref('clansman', 9)), layout.numbers(facts('sword'), WARRIOR)]).toEqual([4, [], []]);
});

it('asks about a card by where it lies, if that is a hand or a pile', () => {
  const wish = (zone: string): string[] => layout.wish({ kind: 'card', placed: { ref: ref('x', 1), seat: 'p2', zone } }, { view: now, facts: () => undefined });
  expect([wish('squad'), wish('hand'), wish('grave'), wish('limbo')]).toEqual([['* x'], ['* x@p2.hand'], ['* x@p2.grave'], []]);
});
