import { describe, expect, it } from 'vitest';
import { bagOf, branchesOf, damageOf, eventsOf, inBag, partsOf, roleOf, victimsOf, zonesOf } from '../../src/games/rone/field';
import { layout } from '../../src/games/rone/layout';
import { Bench, onBench } from '../../src/games/rone/pieces/bench.svelte';
import { aboutDice, byNumber, classOf, diceOf, screwsOf, wordOf } from '../../src/games/rone/pieces/dice';
import { Board } from '../../src/lib/board.svelte';
import { asks, facts, FakeTable, option, player, ref, view } from '../things.svelte';

const die = (top: string, ...rest: string[]): string[] => [top, ...rest, ...Array.from({ length: 5 - rest.length }, () => 'NNN')];
const four = (parts: Record<string, unknown> = {}): ReturnType<typeof player> =>
  player('p1', { dice: [die('RNN'), die('RNN'), die('BNN'), die('NNN')], shown: [1, 1, 1, 1], used: [], blocked: [], ...parts });

describe('dice', () => {
  it('are read with the face that shows and what has become of them', () => {
    const [a, b, c] = diceOf(four({ shown: [1, null, 2, 1], used: [1], blocked: [3] }));
    expect(a).toMatchObject({ at: 0, seat: 'p1', top: 'RNN', side: 0, used: true, blocked: false });
    expect(b).toMatchObject({ top: null, side: null, used: false });
    expect(c).toMatchObject({ top: 'NNN', side: 1, blocked: true });
  });
  it('have screws, and faces have names', () => {
    expect(screwsOf('RKY')).toEqual(['red', 'black', 'yellow']);
    expect([wordOf('NRB'), wordOf('NNN'), wordOf('GNG')]).toEqual(['red-blue', 'blank', 'green-green']);
  });
  it('that show and are built the same are of one class, in whatever order their faces lie', () => {
    const [a, b] = diceOf(player('p1', { dice: [['RNN', 'BNN', 'NNN'], ['NNN', 'RNN', 'BNN']], shown: [1, 2], used: [], blocked: [] }));
    const [c] = diceOf(player('p1', { dice: [['RNN', 'BNN', 'BNN']], shown: [1], used: [], blocked: [] }));
    expect(a && b && classOf(a) === classOf(b)).toBe(true);
    expect(a && c && classOf(a) === classOf(c)).toBe(false);
  });
});

describe('which dice an option means', () => {
  const me = four();
  const about = (name: string, ...dice: number[]): ReturnType<typeof option> =>
    option(name, { card: null, parts: dice.map((n) => ({ kind: 'word', id: 'red', n })) });
  const [red, same, blue] = diceOf(me).map(classOf);
  it('is told by their numbers, from 1, as the classes that are one option', () => {
    expect(red).toBe(same);
    expect(aboutDice([about('use red', 1)], [me], 'p1')).toMatchObject([{ verb: 'use', seat: 'p1', classes: [red] }]);
    expect(aboutDice([about('convert red blue', 3, 1)], [me], 'p1')[0]?.classes).toEqual([red, blue].sort());
    expect(aboutDice([about('die red', 9)], [me], 'p1')).toEqual([]);
  });
  it('is somebody else’s where the option names the seat', () => {
    const theirs = player('p2', { dice: [die('GNN')], shown: [1], used: [], blocked: [] });
    const again = option('reroll green p2', { card: null, parts: [{ kind: 'word', id: 'green', n: 1 }, { kind: 'seat', id: 'p2', n: 1 }] });
    expect(aboutDice([again], [me, theirs], 'p1')).toMatchObject([{ seat: 'p2', verb: 'reroll', classes: diceOf(theirs).map(classOf) }]);
  });
  it('is nothing of the dice for other options', () => {
    expect(aboutDice([option('end'), about('buy reroll', 1)], [me], 'p1')).toEqual([]);
  });
  it('by its number is that die, or one that is the same', () => {
    const [a, b, c] = diceOf(me);
    const options = [option('number 1'), option('number 3')];
    expect(a && byNumber(options, diceOf(me), a)?.name).toBe('number 1');
    expect(b && byNumber(options, diceOf(me), b)?.name).toBe('number 1');
    expect(c && byNumber(options, diceOf(me), c)?.name).toBe('number 3');
  });
});

describe('the workbench', () => {
  it('shows the die that is worked on, as everybody sees it', () => {
    const decision = asks([], { seat: 'p2' });
    expect(onBench(view({ decision, bench: { die: 2, face: 3, out: 'red' } }))).toEqual({ seat: 'p2', die: 1, side: 2, out: 'red' });
    expect(onBench(view({ decision, bench: { die: 1 } }))).toEqual({ seat: 'p2', die: 0, side: null, out: null });
    expect(onBench(view({ decision, bench: {} }))).toBeNull();
  });
  it('forgets with the question what is in hand, and what was turned with its effect', () => {
    const bench = new Bench();
    const [a] = diceOf(four());
    if (!a) throw new Error('no die');
    bench.held = 1;
    bench.note(option('die red'), a);
    bench.note(option('use red'), a);
    bench.settle(asks([], { name: 'turn die' }));
    expect([bench.held, bench.turned]).toEqual([null, [0]]);
    bench.settle(asks([], { name: 'main' }));
    expect(bench.turned).toEqual([]);
  });
});

describe('what a view tells', () => {
  const cards = new Map([
    ['tank', facts('tank', { facts: { damage: [2, 1, 0] }, numbers: { reward: 3 } })],
    ['plane', facts('plane', { facts: { damage: [0, 4, 1] } })],
  ]);
  const known = (id: string): ReturnType<typeof facts> | undefined => cards.get(id);
  const fighter = player('p1', { damage: { melee: 1 }, spent: { ranged: 2 }, parts: 5, played: [ref('tank', 1), ref('plane', 2)] });
  it('damage counts what is printed until it is dealt, less what was spent', () => {
    expect(damageOf(view({ phase: 'main' }), fighter, known)).toEqual([
      ['melee', 3],
      ['ranged', 3],
      ['armor_break', 1],
    ]);
    expect(damageOf(view({ phase: 'parts' }), fighter, known)).toEqual([
      ['melee', 1],
      ['ranged', 0],
      ['armor_break', 0],
    ]);
  });
  it('parts count what played cards will bring, until they have brought it', () => {
    expect([partsOf(view({ phase: 'damage' }), fighter, known), partsOf(view({ phase: 'parts' }), fighter, known)]).toEqual([8, 5]);
  });
  it('bags are read in the order of the board', () => {
    expect(bagOf({ red: 2, wild: 1 })).toEqual([
      { kind: 'blue', n: 0 },
      { kind: 'red', n: 2 },
      { kind: 'black', n: 0 },
      { kind: 'green', n: 0 },
      { kind: 'yellow', n: 0 },
      { kind: 'wild', n: 1 },
    ]);
    expect([inBag(undefined, 'red'), inBag({ red: 2 }, 'red')]).toEqual([0, 2]);
  });
  it('everybody is a partner in the campaign, nobody in a duel', () => {
    const players = ['p1', 'p2', 'p3', 'p4'].map((seat) => player(seat));
    const roles = (mode: string): (string | null)[] => players.map(({ seat }) => roleOf(view({ mode, players }), seat));
    expect(roles('campaign')).toEqual([null, 'partner', 'partner', 'partner']);
    expect(roles('teams')).toEqual([null, 'partner', 'enemy', 'enemy']);
    expect(roles('duel')).toEqual([null, null, null, null]);
  });
  it('zones of the Invasion hold one card each, or none', () => {
    expect(zonesOf(view({ slots: [{ name: 'blue', training: [ref('drone', 3)] }, { name: 'red', training: [] }] }))).toEqual([ref('drone', 3), null]);
  });
});

describe('whose resources are destroyed', () => {
  const lose = ['red', 'blue'].map((kind) => option(`lose ${kind}`, { card: null, parts: [{ kind: 'word', id: kind, n: 0 }] }));
  const victims = (theirs: object, mode = 'duel'): string[] =>
    victimsOf(view({ mode, players: [player('p1', { stored: { red: 1, blue: 1 } }), player('p2', { stored: theirs })] }), lose);
  it('an enemy’s who has them all, otherwise my own', () => {
    expect(victims({ red: 1, blue: 2 })).toEqual(['p2']);
    expect(victims({ red: 1 })).toEqual(['p1']);
    expect(victims({ red: 1, blue: 2 }, 'campaign')).toEqual(['p1']);
  });
  it('nobody’s where nothing is lost', () => {
    expect(victimsOf(view(), [option('end')])).toEqual([]);
  });
});

describe('texts of cards', () => {
  it('list the effects to choose from, if there are as many as are offered', () => {
    const text = 'Vyber si jednu možnost: 1) získej 2 díly; 2) naverbuj 1 kartu. Potom lízni.';
    expect(branchesOf(text, 2)).toEqual(['získej 2 díly', 'naverbuj 1 kartu']);
    expect(branchesOf(text, 3)).toBeNull();
    expect(branchesOf('Choose one: 1) gain 1; 2) draw 1.', 2)).toEqual(['gain 1', 'draw 1']);
    expect(branchesOf('Draw a card.', 2)).toBeNull();
  });
  it('tell the events of a scenario', () => {
    expect(eventsOf('Mlha (kolo 3): nikdo nestřílí. Bouře (kolo 5): všichni ztratí 1 život.')).toEqual([
      { number: 1, round: 3, name: 'Mlha', text: 'nikdo nestřílí' },
      { number: 2, round: 5, name: 'Bouře', text: 'všichni ztratí 1 život' },
    ]);
    expect(eventsOf('No events.')).toEqual([]);
  });
});

describe('what an option lights', () => {
  const now = view({
    leaders: [ref('boss', 1)],
    protocols: [ref('law', 2)],
    players: [
      player('p1', { hand: [ref('tank', 3)], base: [ref('boss', 4)], ground: [ref('tank', 5)], discard: [ref('tank', 6)], sacrifice: [ref('tank', 7)] }),
      player('p2', { base: [ref('boss', 8)], ground: [ref('tank', 9)] }),
    ],
  });
  it.each([
    ['play tank', 3, [3]],
    ['play tank', 5, []],
    ['activate boss', 4, [4]],
    ['lead boss', 1, [1]],
    ['screw tank', 9, [9]],
    ['destroy tank', 7, [7]],
    ['refresh law', 2, [2]],
  ])('%s of card %i', (name, n, lit) => {
    expect([...new Board(new FakeTable({ layout, view: now, options: [option(name, { n })] })).lit.keys()]).toEqual(lit);
  });
  it('is no card where dice and places answer', () => {
    const board = new Board(new FakeTable({ layout, view: now, options: [option('use red', { card: null }), option('end')] }));
    expect([board.tabled.map((one) => one.name), board.loose.map((one) => one.name)]).toEqual([['use red'], ['end']]);
  });
});
