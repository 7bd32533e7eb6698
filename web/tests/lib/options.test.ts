import { describe, expect, it } from 'vitest';
import { grouped, lying, partOf, sameDeed, seatOf, spans, spread, targetsOf, verbOf, type Placed } from '../../src/lib/options';
import { option, player, ref, view } from '../things.svelte';

const anywhere = { reach: () => true };
const at = (card: string, n: number, parts: Partial<Placed> = {}): Placed => ({ ref: ref(card, n), seat: null, zone: 'field', ...parts });
const names = (lit: Map<number, { name: string }[]>, n: number): string[] => (lit.get(n) ?? []).map((one) => one.name);

it('takes the first word of an option for its verb', () => {
  expect(verbOf(option('play crystal'))).toBe('play');
  expect(verbOf(option('end'))).toBe('end');
});

describe('where cards lie', () => {
  it('finds open cards of common zones and of every seat, common ones first, hidden cards never', () => {
    const now = view({ row: [ref('a', 1), null], players: [player('p1', { hand: [ref('b', 2)] }), player('p2', { hand: [null, ref('c', 3)], field: [ref('d', 4)] })] });
    expect(lying(now, ['row'], ['hand', 'field'])).toEqual([
      { ref: ref('a', 1), seat: null, zone: 'row' },
      { ref: ref('b', 2), seat: 'p1', zone: 'hand' },
      { ref: ref('c', 3), seat: 'p2', zone: 'hand' },
      { ref: ref('d', 4), seat: 'p2', zone: 'field' },
    ]);
  });
  it('passes over zones that a view does not have', () => {
    expect(lying(view(), ['nothing'], ['nowhere'])).toEqual([]);
  });
});

describe('which card an option lights', () => {
  it('lights every card of that name, and tells options that light none', () => {
    const play = option('play scout');
    const end = option('end');
    const { lit, loose } = spread([play, end], [at('scout', 1), at('scout', 2), at('other', 3)], 'p1', anywhere);
    expect([...lit.keys()]).toEqual([1, 2]);
    expect(loose).toEqual([end]);
  });
  it('keeps several options of a card in their order', () => {
    const { lit } = spread([option('play scout'), option('discard scout')], [at('scout', 1)], 'p1', anywhere);
    expect(names(lit, 1)).toEqual(['play scout', 'discard scout']);
  });
  it('lights the card of its number, and no other that differs in anything', () => {
    const placed = [at('scout', 1, { seat: 'p1' }), at('scout', 2, { seat: 'p2' }), at('scout', 3, { place: 'tower' }), { ...at('scout', 4), ref: ref('scout', 4, { hurt: true }) }];
    for (const n of [1, 2, 3, 4]) expect([...spread([option('hit scout', { n })], placed, 'p1', anywhere).lit.keys()]).toEqual([n]);
    expect(spread([option('hit scout', { n: 9 })], placed, 'p1', anywhere).loose).toHaveLength(1);
  });
  it('lights equal cards that lie together, as long as they have no option of their own', () => {
    const placed = [at('scout', 7), at('scout', 8), at('scout', 9)];
    expect([...spread([option('hit scout', { n: 7 })], placed, 'p1', anywhere).lit.keys()]).toEqual([7, 8, 9]);
    const { lit } = spread([option('hit scout', { n: 7 }), option('hit scout#2', { n: 8 })], placed, 'p1', anywhere);
    expect([names(lit, 7), names(lit, 8), names(lit, 9)]).toEqual([['hit scout'], ['hit scout#2'], ['hit scout', 'hit scout#2']]);
  });
  it('lights no card that the verb does not reach', () => {
    const reach = { reach: (_: unknown, placed: Placed) => placed.zone === 'hand' };
    const { lit, loose } = spread([option('play scout')], [at('scout', 1), at('scout', 2, { zone: 'hand' })], 'p1', reach);
    expect([...lit.keys()]).toEqual([2]);
    expect(loose).toEqual([]);
  });
  it('means the cards of the lowest rank where several fit', () => {
    const reading = { ...anywhere, rank: ({ zone }: Placed) => (zone === 'hand' ? 0 : 1) };
    const placed = [at('scout', 1), at('scout', 2, { zone: 'hand' }), at('ogre', 3)];
    const { lit } = spread([option('play scout'), option('play ogre')], placed, 'p1', reading);
    expect([...lit.keys()].sort()).toEqual([2, 3]);
  });
  it('lights what the layout says the option is about', () => {
    const reading = { ...anywhere, subject: () => 'tower' };
    const { lit } = spread([option('to tower', { card: null, parts: [{ kind: 'place', id: 'tower', n: 0 }] })], [at('tower', 5)], 'p1', reading);
    expect([...lit.keys()]).toEqual([5]);
  });
});

describe('what an option aims at', () => {
  const placed = [at('gremlin', 1), at('gremlin', 2), at('tower', 5), at('self', 4)];
  it('is the card of that number, if it lies open', () => {
    expect(targetsOf(option('play bolt gremlin', { n: 8, on: 2 }), placed)).toEqual([2]);
    expect(targetsOf(option('play bolt gremlin', { n: 8, on: 99 }), placed)).toEqual([]);
  });
  it('is the card that marks a place', () => {
    const card = { kind: 'card', id: 'bolt', n: 8 } as const;
    expect(targetsOf(option('play bolt tower', { parts: [card, { kind: 'place', id: 'tower', n: 0 }] }), placed)).toEqual([5]);
  });
  it('comes first where the option is about no card', () => {
    expect(targetsOf(option('hit gremlin', { n: 1, card: null }), placed)).toEqual([1]);
  });
  it('is nothing where the option names no more than its card', () => {
    expect(targetsOf(option('use self', { n: 4 }), placed)).toEqual([]);
    expect(targetsOf(option('end'), placed)).toEqual([]);
    expect(targetsOf(option('assign p2 3'), placed)).toEqual([]);
  });
});

describe('the parts of an option', () => {
  it('are found by their kind', () => {
    expect(partOf(option('move scout B2', { n: 3 }), 'place')?.id).toBe('B2');
    expect(partOf(option('end'), 'place')).toBeUndefined();
  });
  it('tell whether two say the same, whichever of equal cards they mean', () => {
    expect(sameDeed(option('play a#1', { n: 1 }), option('play a#2', { n: 2 }))).toBe(true);
    expect(sameDeed(option('play a'), option('play b'))).toBe(false);
    expect(sameDeed(option('play a'), option('drop a'))).toBe(false);
    expect(sameDeed(option('play a'), option('play a b'))).toBe(false);
  });
});

it('knows an option that aims at a seat', () => {
  expect(seatOf(option('assign p2 3'))).toBe('p2');
  expect(seatOf(option('task scout p1'))).toBe('p1');
  expect(seatOf(option('play scout'))).toBeNull();
  expect(seatOf(option('end'))).toBeNull();
});

describe('many amounts', () => {
  const bids = (n: number): ReturnType<typeof option>[] => Array.from({ length: n }, (_, at) => option(`bid ${at + 1}`, { card: null }));
  it('become one picker when there are more than four', () => {
    const { spans: found, rest } = spans([...bids(5), option('pass')]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ stem: 'bid', low: 1, high: 5 });
    expect(found[0]?.options.get(3)?.name).toBe('bid 3');
    expect(rest.map((one) => one.name)).toEqual(['pass']);
  });
  it('stay buttons when there are four', () => {
    expect(spans(bids(4))).toMatchObject({ spans: [], rest: bids(4) });
  });
  it('are told apart by what they are about, and never taken from cards', () => {
    const assigned = ['p1', 'p2'].flatMap((seat) => [1, 2, 3, 4, 5].map((n) => option(`assign ${seat} ${n}`, { card: null })));
    expect(spans(assigned).spans.map((span) => span.stem)).toEqual(['assign p1', 'assign p2']);
    expect(spans([1, 2, 3, 4, 5].map((n) => option(`play crystal ${n}`))).spans).toEqual([]);
  });
  it('that have names stay buttons', () => {
    const named = ['few', 'some', 'many', 'most', 'all'].map((id, n) => option(`take ${id}`, { card: null, parts: [{ kind: 'number', id, n }] }));
    expect(spans(named).spans).toEqual([]);
  });
  it('are listed whatever order they come in', () => {
    expect(spans(bids(6).reverse()).spans[0]).toMatchObject({ low: 1, high: 6 });
  });
});

describe('options that ask further', () => {
  const next = (n: number, target: string): ReturnType<typeof option> => option(`next witch@${n} ${target}`, { card: 'witch', n, target });
  it('are those about one and the same card', () => {
    const [momentum, shot] = [next(3, '0'), next(3, '1')];
    expect(grouped([momentum, shot, option('end')])).toEqual([[momentum, shot], [option('end')]]);
  });
  it('are not those about its copies', () => {
    const [one, other] = [next(3, '0'), next(4, '1')];
    expect(grouped([one, other])).toEqual([[one], [other]]);
  });
});
