import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../src/lib/board.svelte';
import type { Layout } from '../../src/lib/layout';
import { facts, FakeTable, hands as makeHands, option, player, ref, simple, view } from '../things.svelte';

const SCOUT = ref('scout', 1);
const OGRE = ref('ogre', 2);
const FOE = ref('foe', 9);
const here = document.createElement('button');
let table: FakeTable;
let hands: ReturnType<typeof makeHands>;
let board: Board;

/** A layout in which cards are aimed: the target of an option is a place, `on` the card that stands there. */
const aimed: Layout = {
  ...simple,
  aiming: { at: ({ target }) => (target?.startsWith('at_') ? target : null), called: ({ ref: one }) => `${one.card}@${one.n}` },
};

beforeEach(() => {
  hands = makeHands();
  table = new FakeTable({
    hands,
    view: view({ players: [player('p1', { hand: [SCOUT, OGRE] }), player('p2', { field: [FOE] })] }),
    cards: new Map([['scout', facts('scout')]]),
  });
  board = new Board(table);
});
const press = (card = SCOUT, many = false): void => board.activate(card, here, 'hand', 'p1', many);

describe('what is lit', () => {
  it('follows the question', () => {
    expect([board.asked, board.lit.size]).toEqual([false, 0]);
    table.ask([option('play scout'), option('end')]);
    expect([board.asked, [...board.lit.keys()], board.loose.map((one) => one.name)]).toEqual([true, [1], ['end']]);
  });
  it('reaches whoever looks, when the table changes', () => {
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(board.lit.size));
    });
    flushSync();
    table.ask([option('play scout'), option('play ogre')]);
    flushSync();
    stop();
    expect(seen).toEqual([0, 2]);
  });
  it('is nobody’s business who only watches, or when the match is over', () => {
    table.ask([option('play scout')]);
    table.over = true;
    expect(board.asked).toBe(false);
    table.over = false;
    table.hands = null;
    expect([board.asked, board.hands]).toEqual([false, null]);
  });
  it('leaves to the layout what it offers on the table', () => {
    table.layout = { ...simple, tabled: ({ name }) => name.startsWith('die') };
    table.ask([option('die 3', { card: null }), option('end')]);
    expect([board.tabled.map((one) => one.name), board.loose.map((one) => one.name)]).toEqual([['die 3'], ['end']]);
  });
  it('knows the seats that are aimed at, with the strongest option', () => {
    table.ask([option('assign p2 1', { card: null }), option('assign p2 3', { card: null })]);
    expect(board.seats.get('p2')?.name).toBe('assign p2 3');
  });
  it('knows the emblem of an option where the layout has one', () => {
    expect(board.emblemOf(option('faction robots'))).toBeNull();
    table.layout = { ...simple, emblem: () => 'robots' };
    expect(board.emblemOf(option('faction robots'))).toBe('robots');
  });
});

describe('a click on a card', () => {
  it('with one option chooses it', () => {
    table.ask([option('play scout')]);
    press();
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('play scout');
  });
  it('with several asks which', () => {
    table.ask([option('play scout'), option('discard scout')]);
    press();
    expect(hands.choose).not.toHaveBeenCalled();
    expect(board.menu?.options.map((one) => one.name)).toEqual(['play scout', 'discard scout']);
  });
  it('that is not lit shows it large, for good', () => {
    table.ask([option('play ogre')]);
    press();
    expect(board.looking).toEqual({ card: 'scout', ref: SCOUT, zone: 'hand', seat: 'p1', from: here, pinned: true, tapped: false });
  });
  it('of somebody who only watches shows it large', () => {
    table.ask([option('play scout')]);
    table.hands = null;
    press();
    expect(board.looking?.card).toBe('scout');
  });
  it('closes what was shown before', () => {
    table.ask([option('play scout')]);
    board.lookAt('ogre', null);
    press();
    expect(board.looking).toBeNull();
  });
});

describe('a question about players', () => {
  const [eva, karel, end] = [option('who p2'), option('who p1'), option('end')];
  it('is answered on the plates and has no buttons for them', () => {
    table.ask([eva, karel, end]);
    expect([[...board.seatAnswers.keys()], board.loose.map((one) => one.name)]).toEqual([['p2', 'p1'], ['end']]);
    board.point('p2', 'Eva', here);
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('who p2');
    expect(board.menu).toBeNull();
  });
  it('has buttons for whoever has no plate, and for amounts', () => {
    table.ask([option('who p7'), option('assign p2 3')]);
    expect([board.seatAnswers.size, board.loose.length]).toEqual([0, 2]);
  });
});

describe('picking several', () => {
  const discards = [option('discard scout'), option('discard ogre'), option('done', { stops: 'question' })];
  const askDiscards = (parts: { name?: string } = {}): void => table.ask(discards, {}, { count: 2, ...parts });
  it('begins with Shift and collects in the order of the clicks', () => {
    askDiscards();
    press(OGRE, true);
    press(SCOUT);
    expect([board.several, board.picked]).toEqual([true, [2, 1]]);
    board.confirm();
    expect(hands.chooseAll).toHaveBeenCalledExactlyOnceWith([discards[1], discards[0]], 'done');
    expect([board.several, board.picked]).toEqual([false, []]);
  });
  it('lets go of a card by a second click', () => {
    askDiscards();
    press(SCOUT, true);
    press(SCOUT);
    expect(board.picked).toEqual([]);
  });
  it('chooses the option of equal cards once for each', () => {
    const discard = option('discard scout', { n: 1 });
    table.ask([discard], { hand: [SCOUT, ref('scout', 3)] }, { count: 2 });
    press(SCOUT, true);
    press(ref('scout', 3));
    board.confirm();
    expect(hands.chooseAll).toHaveBeenCalledWith([discard, discard], null);
  });
  it('is offered where the question takes more than one answer and one verb fits more than one card', () => {
    askDiscards();
    expect(board.manyOf).toBe(true);
    table.ask(discards, {}, { count: 1 });
    expect(board.manyOf).toBe(false);
    press(SCOUT, true);
    expect(hands.choose, 'Shift collects only there, too').toHaveBeenCalledExactlyOnceWith('discard scout');
    table.ask([option('discard scout'), option('play ogre')], {}, { count: 2 });
    expect(board.manyOf).toBe(false);
  });
  it('collects no more than the question takes', () => {
    const third = ref('troll', 3);
    table.ask([...discards, option('discard troll')], { hand: [SCOUT, OGRE, third] }, { count: 2 });
    press(SCOUT, true);
    press(OGRE);
    press(third);
    expect(board.picked).toEqual([1, 2]);
  });
  it('is forgotten with the question, not with every change', () => {
    askDiscards();
    board.settle();
    press(SCOUT, true);
    askDiscards();
    board.settle();
    expect(board.picked).toEqual([1]);
    askDiscards({ name: 'other' });
    board.settle();
    expect([board.picked, board.several]).toEqual([[], false]);
  });
});

describe('a choice that has to be made twice', () => {
  const later = (): void => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  afterEach(() => vi.restoreAllMocks());
  const hurt = [option('strike scout', { harms: true }), option('strike ogre'), option('done', { stops: 'question' })];
  const phase = [option('play scout'), option('end', { stops: 'phase' })];

  it('is one that hurts whoever makes it, and is named first', () => {
    table.ask(hurt);
    press();
    expect([hands.choose.mock.calls.length, board.sure?.name]).toEqual([0, 'strike scout']);
    later();
    press();
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('strike scout');
    expect(board.sure).toBeNull();
  });
  it('is not made by a double click', () => {
    table.ask(hurt);
    press();
    press();
    expect(hands.choose).not.toHaveBeenCalled();
    board.affirm();
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('strike scout');
  });
  it('is forgotten when another one is made, or the table changes', () => {
    table.ask(hurt);
    press();
    press(OGRE);
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('strike ogre');
    press();
    board.settle();
    expect(board.sure).toBeNull();
  });
  it('is none where every choice hurts', () => {
    table.ask(hurt.slice(0, 1));
    press();
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('strike scout');
  });
  it('is the end of a phase in which something is left to do', () => {
    table.ask(phase);
    board.hands?.choose('end');
    expect([hands.choose.mock.calls.length, board.sure?.name, board.undone.map((one) => one.name)]).toEqual([0, 'end', ['play scout']]);
    table.ask(phase.slice(1));
    board.settle();
    board.hands?.choose('end');
    expect(hands.choose, 'nothing is left').toHaveBeenCalledExactlyOnceWith('end');
  });
  it('is not the end of a question: to stop picking is an answer like any other', () => {
    table.ask(hurt);
    board.hands?.choose('done');
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('done');
  });
});

describe('taking up and aiming', () => {
  const shoot = option('shoot scout', { target: 'at_b', on: 9 });
  const walk = option('walk scout', { target: 'at_c' });
  beforeEach(() => {
    table.layout = aimed;
    table.ask([shoot, walk, option('use scout')]);
  });
  it('a card with aims is taken up, and put down by a second click', () => {
    press();
    expect([board.held, hands.choose.mock.calls.length]).toEqual([SCOUT, 0]);
    press();
    expect(board.held).toBeNull();
  });
  it('offers what needs no aim as buttons while it is held', () => {
    expect(board.loose).toEqual([]);
    press();
    expect(board.loose.map((one) => one.name)).toEqual(['use scout']);
  });
  it('a click on what it can be aimed at chooses that', () => {
    press();
    expect(board.aimedAt(9)).toEqual([shoot]);
    board.activate(FOE, here, 'field', 'p2');
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('shoot scout');
    expect(board.held).toBeNull();
  });
  it('asks which where it can be aimed at it in several ways, and keeps it in hand', () => {
    table.ask([shoot, option('stab scout', { target: 'at_b', on: 9 })]);
    press();
    board.activate(FOE, here, 'field', 'p2');
    expect([board.menu?.options.length, board.held]).toEqual([2, SCOUT]);
  });
  it('is let go when the question leaves it nothing to be aimed at', () => {
    press();
    table.ask([option('use scout')]);
    board.settle();
    expect(board.held).toBeNull();
  });
  it('with one aim only is done at once where the layout says so', () => {
    table.layout = { ...aimed, aiming: { ...aimed.aiming, atOnce: true } as NonNullable<Layout['aiming']> };
    table.ask([shoot]);
    expect(board.takesUp(1)).toBe(false);
    press();
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('shoot scout');
  });
  it('of a pile is taken up by its button', () => {
    const [one, other] = [option('raise ghost', { n: 5, target: 'at_b', on: 9 }), option('raise ghost', { n: 5, target: 'at_c' })];
    table.ask([one, other]);
    board.answer([one, other], here);
    expect([board.held, board.menu]).toEqual([{ card: 'ghost', n: 5 }, null]);
    expect(board.aimedAt(9)).toEqual([one]);
  });
  it('is aimed at a player by a click on their name, which chooses', () => {
    const task = option('task scout p2', { target: 'at_p2' });
    table.ask([task, walk]);
    press();
    expect([...board.aimedSeats]).toEqual(['p2']);
    board.point('p2', 'Eva', here);
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('task scout p2');
    expect([board.held, board.menu]).toEqual([null, null]);
  });
  it('tells places apart from what needs none', () => {
    expect([board.placeOf(walk), board.placeOf(option('end'))]).toEqual(['at_c', null]);
    expect(board.aimed(1)).toEqual([shoot, walk]);
  });
});

describe('why not this', () => {
  const no = { text: { cs: 'Ne.', en: 'No.' }, rule: 'R-1' };
  const thing = { kind: 'card', placed: { ref: SCOUT, seat: 'p1', zone: 'hand' } } as const;
  it('asks for the wishes of the layout until one is refused', async () => {
    table.ask([option('end')]);
    hands.why.mockResolvedValueOnce(null).mockResolvedValueOnce(no as never);
    expect(await board.whyNot(thing)).toEqual(no);
    expect(hands.why.mock.calls).toEqual([['play scout'], ['use scout']]);
  });
  it('asks no further than it has to', async () => {
    table.ask([option('end')]);
    hands.why.mockResolvedValue(no as never);
    await board.whyNot(thing);
    expect(hands.why).toHaveBeenCalledTimes(1);
  });
  it('asks about a card that was aimed, and about a deed as it is', async () => {
    table.ask([option('end')]);
    await board.whyNot({ kind: 'aim', held: thing.placed, verb: 'move', at: 'B2', on: null });
    await board.whyNot({ kind: 'deed', option: 'use red' });
    expect(hands.why.mock.calls).toEqual([['move B2'], ['use red']]);
  });
  it('gives the layout what is known', async () => {
    let known: unknown;
    table.layout = { ...simple, wish: (_, seen) => [(known = seen.facts('scout')?.id) ?? '', seen.view.mode] };
    table.ask([option('end')]);
    await board.whyNot(thing);
    expect(known).toBe('scout');
    expect(hands.why.mock.calls).toEqual([['scout'], ['duel'], ['* #1']]);
  });
  it('asks about a player and a pile by their names, and about a card by its number at last', async () => {
    table.ask([option('end')]);
    await board.whyNot({ kind: 'seat', seat: 'p2' });
    await board.whyNot({ kind: 'pile', name: 'deck', seat: 'p2' });
    await board.whyNot({ kind: 'pile', name: 'centre', seat: null });
    await board.whyNot(thing);
    expect(hands.why.mock.calls.map(([wish]) => wish)).toEqual(['* p2', '* p2.deck', '* centre', 'play scout', 'use scout', '* #1']);
  });
  it('is asked also by whoever waits for somebody else', async () => {
    hands.why.mockResolvedValue(no as never);
    expect(await board.whyNot(thing)).toEqual(no);
  });
  it('offers what aims at a player who is pointed at, and wonders otherwise', () => {
    const button = document.createElement('button');
    const hits = [option('hit p2 1', { target: 'p2' }), option('hit p2 2', { target: 'p2' })];
    table.ask([...hits, option('end')]);
    board.point('p2', 'Eva', button);
    board.point('p1', 'Karel', button);
    expect(board.menu).toEqual({ options: hits, from: button });
    expect(board.wondering).toEqual({ title: 'Karel', thing: { kind: 'seat', seat: 'p1' } });
  });
  it('speaks of people by their names', async () => {
    table.labels = { 'Hráč 2': 'Eva', 'Player 2': 'Eva' };
    hands.why.mockResolvedValue({ text: { cs: 'Teď rozhoduje Hráč 2.', en: 'Player 2 is being asked now.' }, rule: 'R-1' } as never);
    expect((await board.whyNot(thing))?.text).toEqual({ cs: 'Teď rozhoduje Eva.', en: 'Eva is being asked now.' });
  });
  it('is not asked by whoever only looks on', async () => {
    table.hands = null;
    expect(await board.whyNot(thing)).toBeNull();
    expect(hands.why).not.toHaveBeenCalled();
  });
  it('stops when nobody wants to know any more', async () => {
    table.ask([option('end')]);
    const stop = new AbortController();
    hands.why.mockImplementationOnce(() => {
      stop.abort();
      return Promise.resolve(null);
    });
    expect(await board.whyNot(thing, stop.signal)).toBeNull();
    expect(hands.why).toHaveBeenCalledTimes(1);
  });
});

describe('numbers', () => {
  it('are asked about by the name of the card, on a battlefield by its place', () => {
    expect(board.numbersOf('scout', SCOUT)).toEqual(['cost of scout']);
    expect(board.numbersOf('unknown', null)).toEqual([]);
    table.layout = aimed;
    expect(board.numbersOf('scout', SCOUT)).toEqual(['cost of scout@1']);
    expect(board.numbersOf('scout', null)).toEqual(['cost of scout']);
  });
  it('of a player are asked about by whoever plays', () => {
    board.askNumber('power', 'p1');
    expect(board.asking).toBe('power of p1');
    board.asking = null;
    table.hands = null;
    board.askNumber('power', 'p1');
    expect(board.asking).toBeNull();
  });
});

describe('an answer', () => {
  it('is chosen; of several it is asked which; of none nothing happens', () => {
    board.answer([option('end')], here);
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('end');
    board.answer([option('a'), option('b')], here);
    expect(board.menu?.options).toHaveLength(2);
    board.answer([], here);
    expect(hands.choose).toHaveBeenCalledTimes(1);
  });
});

describe('dropping', () => {
  const on = (html: string): Element => {
    document.body.innerHTML = html;
    const found = document.body.querySelector('i');
    if (!found) throw new Error('nothing to drop on');
    return found;
  };
  const drag = (...options: ReturnType<typeof option>[]): void => {
    board.dragging = { options, strikes: false };
  };

  it('on a card that an option aims at chooses it', () => {
    const bolt = option('play scout foe', { n: 1, on: 9 });
    table.ask([bolt]);
    drag(bolt);
    expect([...board.aims.keys()]).toEqual([9]);
    board.drop(on('<button class="card" data-n="9"><i></i></button>'));
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('play scout foe');
  });
  it('of power hits the card its options are about', () => {
    const hit = option('attack foe');
    table.ask([hit]);
    board.dragging = { options: [hit], strikes: true };
    board.drop(on('<button class="card" data-n="9"><i></i></button>'));
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('attack foe');
  });
  it('of power on anything else does nothing', () => {
    const hit = option('attack foe');
    table.ask([hit]);
    board.dragging = { options: [hit], strikes: true };
    board.drop(on('<div data-drop="attack"><i></i></div>'));
    expect(hands.choose).not.toHaveBeenCalled();
  });
  it('on a player chooses the option that aims at them', () => {
    const assign = option('assign p2 3', { card: null });
    table.ask([assign]);
    drag(assign);
    expect(board.aimedSeats).toEqual(new Set(['p2']));
    board.drop(on('<div data-plate="p2"><i></i></div>'));
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('assign p2 3');
  });
  it('on a place that names whole options chooses that one', () => {
    const [a, b] = [option('convert red blue'), option('convert red black')];
    table.ask([a, b]);
    drag(a, b);
    board.drop(on('<div data-takes="convert red black|other"><i></i></div>'));
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('convert red black');
  });
  it('on a place chooses by verb, and by target where the place has a name', () => {
    const [to, bare, other] = [option('play scout', { target: 'tower' }), option('act scout'), option('play scout', { target: 'hill' })];
    table.ask([other, to, bare]);
    drag(other, to, bare);
    board.drop(on('<div data-drop="play act" data-target="tower"><i></i></div>'));
    expect(hands.choose).toHaveBeenLastCalledWith(to.name);
    drag(other, bare);
    board.drop(on('<div data-drop="play act" data-target="tower"><i></i></div>'));
    expect(hands.choose).toHaveBeenLastCalledWith('act scout');
    drag(other);
    hands.choose.mockClear();
    board.drop(on('<div data-drop="play act" data-target="tower"><i></i></div>'));
    expect(hands.choose).not.toHaveBeenCalled();
  });
  it('on a place that takes anything needs its target', () => {
    const to = option('move scout', { target: 'B2' });
    table.ask([to]);
    drag(to);
    board.drop(on('<div data-drop="*"><i></i></div>'));
    expect(hands.choose).not.toHaveBeenCalled();
    board.drop(on('<div data-drop="*" data-target="B2"><i></i></div>'));
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('move scout');
  });
  it('straight on its target plays the card, and aims it when its effect asks', () => {
    table.layout = { ...simple, strikes: ['destroy'] };
    table.ask([option('play scout')]);
    drag(option('play scout'));
    board.drop(on('<button class="card" data-n="9"><i></i></button>'));
    expect(hands.choose).toHaveBeenLastCalledWith('play scout');
    table.ask([option('destroy foe'), option('destroy ogre')], {}, { name: 'destroy' });
    board.settle();
    expect(hands.choose).toHaveBeenLastCalledWith('destroy foe');
    board.settle();
    expect(hands.choose).toHaveBeenCalledTimes(2);
  });
  it('straight on a card does nothing in a game that does not know that', () => {
    table.ask([option('play scout')]);
    drag(option('play scout'));
    board.drop(on('<button class="card" data-n="9"><i></i></button>'));
    expect(hands.choose).not.toHaveBeenCalled();
  });
  it('of nothing, or on nothing, does nothing', () => {
    board.drop(on('<div data-drop="play"><i></i></div>'));
    drag(option('play scout'));
    board.drop(null);
    expect(hands.choose).not.toHaveBeenCalled();
  });
  it('is announced by the places that take what is dragged', () => {
    expect(board.takes('play hire')).toBe(false);
    drag(option('play scout', { target: 'tower' }));
    expect([board.takes('play hire'), board.takes('hire')]).toEqual([true, false]);
    expect(board.takes('play', ({ target }) => target === 'hill')).toBe(false);
  });
});
