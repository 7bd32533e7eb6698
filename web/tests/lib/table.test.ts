import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table, type StateMessage } from '../../src/lib/table.svelte';
import type { Option } from '../../src/lib/types';
import { asks, option, view } from '../things.svelte';
import { FakeSocket, wire } from '../wire';

let table: Table;
const line = (n: number, text = `line ${n}`): StateMessage['log'][number] => ({ n, cs: text, en: text, line: 'x', card: null, seat: null });

function state(version: number, options: Option[] | null, parts: Partial<StateMessage> = {}, question = 'play'): object {
  const decision = options ? asks(options, { name: question }) : { seat: 'p2' };
  return { type: 'state', version, view: view({ decision }), log: [], log_from: 0, you: 'p1', table: { status: 'playing', clock: null }, ...parts };
}
const sent = (type: string): Record<string, unknown>[] => FakeSocket.last.sent.filter((one) => one.type === type);
const chosen = (): unknown[] => sent('choose').map((one) => one.option);
const [a, b] = [option('play a', { n: 1 }), option('play b', { n: 2 })];
const play = [a, b, option('end')];

beforeEach(() => {
  wire();
  table = new Table('a b');
  FakeSocket.last.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

it('calls the table by its address and says hello', () => {
  expect(FakeSocket.last.address).toMatch(/^wss?:\/\/.*\/ws\/a%20b$/);
  expect(sent('hello')).toEqual([{ type: 'hello', known: null, heard: null }]);
  expect([table.connected, table.everConnected, table.view, table.seats]).toEqual([true, true, null, []]);
});

it('says that there is no such table, and comes no more', () => {
  FakeSocket.last.close(4404);
  vi.advanceTimersByTime(5000);
  expect([table.missing, FakeSocket.all.length]).toEqual([true, 1]);
});

it('tells whoever has too many windows open, and tries again', () => {
  FakeSocket.last.close(4429);
  vi.advanceTimersByTime(100);
  expect([table.missing, FakeSocket.all.length]).toEqual([false, 2]);
  expect(table.notice?.text.en).toContain('close one');
});

it('comes again when its session is over, as whoever it is now', () => {
  FakeSocket.last.close(4401);
  vi.advanceTimersByTime(100);
  expect([table.missing, table.notice, FakeSocket.all.length]).toEqual([false, null, 2]);
});

it('knows my seats: none, one or all of a shared screen', () => {
  FakeSocket.last.says(state(1, play));
  expect(table.seats).toEqual(['p1']);
  FakeSocket.last.says(state(2, play, { you: ['p1', 'p2'] }));
  expect(table.seats).toEqual(['p1', 'p2']);
  FakeSocket.last.says(state(3, play, { you: null }));
  expect(table.seats).toEqual([]);
});

describe('a choice', () => {
  beforeEach(() => FakeSocket.last.says(state(4, play)));
  it('is sent once with the version it answers, and nothing is offered until it is answered', () => {
    expect(table.options).toHaveLength(3);
    table.choose('play a');
    table.choose('play b');
    expect(sent('choose')).toHaveLength(1);
    expect(sent('choose')[0]).toMatchObject({ option: 'play a', version: 4 });
    expect(table.options).toEqual([]);
    FakeSocket.last.says(state(5, play));
    expect(table.options).toHaveLength(3);
  });
  it('is still under way while an older state comes', () => {
    table.choose('play a');
    FakeSocket.last.says(state(4, play));
    expect(table.sending?.option).toBe('play a');
  });
  it('is sent again with the same id after the connection came back', () => {
    table.choose('play a');
    const [first] = sent('choose');
    FakeSocket.last.close();
    vi.advanceTimersByTime(100);
    FakeSocket.last.open();
    expect(sent('hello')[0]).toMatchObject({ known: 4 });
    expect(sent('choose')).toEqual([first]);
  });
  it('is not made before there is a state', () => {
    const early = new Table('x');
    early.choose('play a');
    expect(early.sending).toBeNull();
    early.close();
  });
  it('that is refused is told, and can be made anew', () => {
    table.choose('play a');
    FakeSocket.last.says({ type: 'error', id: sent('choose')[0]?.id, code: 'illegal', text: { cs: 'Ne.', en: 'No.' }, rule: 'R-1' });
    expect(table.notice).toEqual({ text: { cs: 'Ne.', en: 'No.' }, rule: 'R-1' });
    expect(table.options).toHaveLength(3);
    table.choose('play b');
    expect(table.notice).toBeNull();
  });
  it('that came too late is let go without a word', () => {
    table.choose('play a');
    FakeSocket.last.says({ type: 'error', id: sent('choose')[0]?.id, code: 'stale', text: { cs: '', en: '' }, rule: null });
    expect([table.notice, table.sending]).toEqual([null, null]);
  });
  it('that came too fast is sent again by itself, silently', () => {
    table.choose('play a');
    FakeSocket.last.says({ type: 'error', id: sent('choose')[0]?.id, code: 'rate', text: { cs: 'x', en: 'x' }, rule: null });
    expect(table.notice).toBeNull();
    vi.advanceTimersByTime(700);
    expect(chosen()).toEqual(['play a', 'play a']);
  });
});

describe('several choices in one gesture', () => {
  it('answer the same question one after another, then end it', () => {
    FakeSocket.last.says(state(1, play));
    table.chooseAll([a, b], 'end');
    expect(chosen()).toEqual(['play a']);
    FakeSocket.last.says(state(2, play));
    FakeSocket.last.says(state(3, play));
    expect(chosen()).toEqual(['play a', 'play b', 'end']);
    FakeSocket.last.says(state(4, play));
    expect(chosen()).toHaveLength(3);
  });
  it('stop when another question comes first', () => {
    FakeSocket.last.says(state(1, play));
    table.chooseAll([a, b], 'end');
    FakeSocket.last.says(state(2, [option('target x')], {}, 'target'));
    FakeSocket.last.says(state(3, play));
    expect(chosen()).toEqual(['play a']);
  });
  it('stop when one of them is refused', () => {
    FakeSocket.last.says(state(1, play));
    table.chooseAll([a, b]);
    FakeSocket.last.says({ type: 'error', id: sent('choose')[0]?.id, code: 'illegal', text: { cs: '', en: '' }, rule: null });
    FakeSocket.last.says(state(2, play));
    expect(chosen()).toEqual(['play a']);
  });
  it('leave out what is not offered any more, and know equals by another number', () => {
    const [one, gone, two] = [option('play a#1', { n: 1 }), option('play gone', { n: 2 }), option('play a#2', { n: 3 })];
    FakeSocket.last.says(state(1, [one, two, gone]));
    table.chooseAll([one, gone, two]);
    FakeSocket.last.says(state(2, [option('play a')]));
    expect(chosen()).toEqual(['play a#1', 'play a']);
  });
  it('do not end what cannot be ended', () => {
    FakeSocket.last.says(state(1, play));
    table.chooseAll([a], 'done');
    FakeSocket.last.says(state(2, play));
    expect(chosen()).toEqual(['play a']);
  });
  it('of nothing are nothing', () => {
    FakeSocket.last.says(state(1, play));
    table.chooseAll([], 'end');
    expect(chosen()).toEqual([]);
  });
});

describe('questions to the game', () => {
  it('are answered by their own answers, in whatever order these come', async () => {
    const why = table.why('play a');
    const power = table.explain('power of p1');
    FakeSocket.last.says({ type: 'answer', id: sent('explain')[0]?.id, refusal: null, derivation: { value: 'power', total: 3, terms: [] } });
    FakeSocket.last.says({ type: 'answer', id: sent('why')[0]?.id, refusal: { text: { cs: 'Ne.', en: 'No.' }, rule: 'R-2' }, derivation: null });
    expect((await why)?.rule).toBe('R-2');
    expect((await power)?.total).toBe(3);
    expect(sent('why')[0]).toMatchObject({ option: 'play a' });
    expect(sent('explain')[0]).toMatchObject({ what: 'power of p1' });
  });
  it('that the game does not understand have no answer, and nobody is told', async () => {
    const why = table.why('nonsense');
    FakeSocket.last.says({ type: 'error', id: sent('why')[0]?.id, code: 'unknown', text: { cs: 'x', en: 'x' }, rule: null });
    expect(await why).toBeNull();
    expect(table.notice).toBeNull();
  });
  it('have no answer where there is no connection, or when it is lost', async () => {
    const asked = table.why('play a');
    FakeSocket.last.close();
    expect(await asked).toBeNull();
    expect(await table.why('play a')).toBeNull();
  });
});

describe('the log', () => {
  it('grows from where the state says, and knows what is new', () => {
    FakeSocket.last.says(state(1, play, { log: [line(0), line(1)] }));
    expect(table.fresh).toBe(0);
    FakeSocket.last.says(state(2, play, { log: [line(2)], log_from: 2 }));
    expect(table.log.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(table.fresh).toBe(2);
  });
  it('forgets what was taken back', () => {
    FakeSocket.last.says(state(1, play, { log: [line(0), line(1), line(2)] }));
    FakeSocket.last.says(state(2, play, { log: [line(1, 'other')], log_from: 1 }));
    expect(table.log.map((one) => one.en)).toEqual(['line 0', 'other']);
  });
});

describe('the chat', () => {
  const said = (n: number): object => ({ type: 'chat', n, from: 'Eva', guest: true, text: `t${n}` });
  it('shows a line once, however often it comes', () => {
    for (const n of [1, 2, 2, 1, 3]) FakeSocket.last.says(said(n));
    expect(table.chat.map((one) => one.n)).toEqual([1, 2, 3]);
  });
  it('keeps the last 200 lines, and asks for what was said meanwhile', () => {
    for (let n = 1; n <= 230; n += 1) FakeSocket.last.says(said(n));
    expect([table.chat.length, table.chat[0]?.n]).toEqual([200, 31]);
    FakeSocket.last.close();
    vi.advanceTimersByTime(100);
    FakeSocket.last.open();
    expect(sent('hello')[0]).toMatchObject({ heard: 230 });
  });
  it('tells whether a line was sent', () => {
    expect(table.say('hi')).toBe(true);
    expect(sent('chat')).toEqual([{ type: 'chat', text: 'hi' }]);
    FakeSocket.last.close();
    expect(table.say('hi')).toBe(false);
  });
});

it('does not call again where there is no table', () => {
  FakeSocket.last.says({ type: 'error', id: null, code: 'no_table', text: { cs: '', en: '' }, rule: null });
  expect(table.missing).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('passes on what else is wished', () => {
  table.undo('ask');
  table.rematch();
  table.resign();
  table.leave();
  table.askMe({ when: 'combat', until: null, hold: true, own_turn: false, spans: ['combat'], windows: true, kinds: ['combat'], ends: true, quick: false });
  expect(FakeSocket.last.sent.slice(1)).toEqual([
    { type: 'undo', action: 'ask' },
    { type: 'rematch' },
    { type: 'resign' },
    { type: 'leave' },
    { type: 'asking', when: 'combat', until: null, hold: true, own_turn: false, ends: true, quick: false },
  ]);
});

it('knows that the connection is lost, and that it was there', () => {
  FakeSocket.last.close();
  expect([table.connected, table.everConnected]).toEqual([false, true]);
  table.drop();
});

it('shows nothing of what is told to a watcher who sits down', () => {
  FakeSocket.last.says(state(1, null, { you: null, view: null }));
  table.become();
  FakeSocket.last.says(state(2, null, { you: null }));
  expect([table.state?.version, table.view]).toEqual([1, null]);
  table.drop();
  FakeSocket.last.close();
  vi.advanceTimersByTime(100);
  FakeSocket.last.open();
  FakeSocket.last.says(state(2, play));
  expect([table.state?.version, table.seats, table.back]).toEqual([2, ['p1'], false]);
});
