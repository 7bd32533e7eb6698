import { beforeEach, describe, expect, it } from 'vitest';
import { Answers, Presses, standsOut, type Arranged } from '../../src/lib/answers';
import type { Option } from '../../src/lib/types';
import { option } from '../things.svelte';

const FOCUS = option('focus');
const BUY = option('buy bolt', { card: null });
const SELL = option('sell bolt', { card: null });
const END = option('end', { stops: 'phase' });
let answers: Answers;
const ask = (options: Option[], question = 'play', turn = 1, passing: Option[] = []): Arranged => answers.arrange(turn, question, options, passing);
const keys = ({ answers: all, ends }: Arranged): string[] => [...all, ...ends].map(({ id, key, gone }) => `${key} ${id}${gone ? ' (gone)' : ''}`);

beforeEach(() => {
  answers = new Answers();
});

describe('the keys of answers', () => {
  it('are digits, and E for what ends', () => {
    expect(keys(ask([FOCUS, BUY, END]))).toEqual(['1 focus', '2 buy bolt', 'E end']);
  });
  it('stay when another answer disappears, which keeps its place', () => {
    ask([FOCUS, BUY, END]);
    expect(keys(ask([BUY, END]))).toEqual(['1 focus (gone)', '2 buy bolt', 'E end']);
  });
  it('of something new are new ones, behind what stood there', () => {
    ask([FOCUS, BUY, END]);
    expect(keys(ask([SELL, BUY, END]))).toEqual(['1 focus (gone)', '2 buy bolt', '3 sell bolt', 'E end']);
  });
  it('mean the same when the question comes again in the turn, without what is gone', () => {
    ask([FOCUS, BUY, END]);
    ask([option('yes'), option('no')], 'really');
    expect(keys(ask([BUY, SELL, END]))).toEqual(['2 buy bolt', '3 sell bolt', 'E end']);
  });
  it('begin anew with a new turn', () => {
    ask([FOCUS, BUY, END]);
    expect(keys(ask([BUY, END], 'play', 2))).toEqual(['1 buy bolt', 'E end']);
    expect(keys(ask([], '', 2)), 'nobody is asked').toEqual([]);
  });
  it('never put harm behind 1', () => {
    const harm = option('burn bolt', { card: null, harms: true });
    expect(keys(ask([harm, FOCUS]))).toEqual(['2 burn bolt', '1 focus']);
    expect(keys(ask([harm], 'only harm'))).toEqual(['2 burn bolt']);
  });
  it('run out after nine', () => {
    const many = Array.from({ length: 11 }, (_, n) => option(`buy part${n}`, { card: null }));
    expect(ask(many).answers.map((one) => one.key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null, null]);
  });
  it('tell copies of a card apart by which one is meant', () => {
    const copies = [option('hit ogre', { n: 4 }), option('hit ogre#2', { n: 7 })];
    ask(copies);
    expect(keys(ask(copies.slice(1)))).toHaveLength(2);
  });
});

describe('while a choice is under way', () => {
  it('everything stays where it is, and nothing can be chosen', () => {
    const bids = Array.from({ length: 6 }, (_, n) => option(`bid ${n}`, { card: null }));
    const before = ask([...bids, FOCUS, END]);
    const meanwhile = ask([]);
    expect(meanwhile.spans).toEqual(before.spans);
    expect(keys(meanwhile)).toEqual(['1 focus (gone)', 'E end (gone)']);
    expect(keys(ask([...bids, FOCUS, END]))).toEqual(['1 focus', 'E end']);
  });
});

describe('answers of a card that is held', () => {
  it('come and go with it', () => {
    ask([FOCUS, END]);
    expect(keys(ask([FOCUS, END], 'play', 1, [BUY]))).toEqual(['1 focus', '2 buy bolt', 'E end']);
    expect(keys(ask([FOCUS, END]))).toEqual(['1 focus', 'E end']);
  });
});

describe('the answer that stands out', () => {
  const out = (options: Option[], question = 'play'): string | undefined => standsOut(ask(options, question))?.id;
  it('is the first one, or the end where there is no other', () => {
    expect([out([FOCUS, BUY, END]), out([END], 'end')]).toEqual(['focus', 'end']);
  });
  it('is the greatest of amounts', () => {
    expect(out([1, 2, 3].map((n) => option(`assign p2 ${n}`, { card: null })))).toBe('assign p2 3');
  });
  it('never does harm, and is none where everything does', () => {
    const harm = option('burn bolt', { card: null, harms: true });
    expect([out([harm, BUY]), out([harm], 'harm only'), out([harm, END], 'harm or end')]).toEqual(['buy bolt', undefined, 'end']);
  });
});

describe('presses of a key', () => {
  const event = (key: string, timeStamp: number, repeat = false): { key: string; timeStamp: number; repeat: boolean } => ({ key, timeStamp, repeat });
  it('count once while the key is held down', () => {
    const presses = new Presses();
    expect([presses.meant(event('1', 0)), presses.meant(event('1', 500, true))]).toEqual([true, false]);
  });
  it('do not answer the question that has only just come, if they answered the last one', () => {
    const presses = new Presses();
    presses.meant(event('1', 1000));
    presses.appeared(1050);
    expect([presses.meant(event('1', 1150)), presses.meant(event('2', 1160)), presses.meant(event('1', 2000))]).toEqual([false, true, true]);
  });
  it('answer at once if another key was pressed in between', () => {
    const presses = new Presses();
    presses.meant(event('1', 1000));
    presses.other('Enter');
    presses.appeared(1050);
    expect(presses.meant(event('1', 1100))).toBe(true);
  });
});
