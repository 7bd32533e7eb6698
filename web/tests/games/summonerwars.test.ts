import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSpace, nameAt, onScreen, rowsOf, sideOfViewer, spacesOf, wayTo } from '../../src/games/summonerwars/field';
import { layout } from '../../src/games/summonerwars/layout';
import { Aim } from '../../src/games/summonerwars/pieces/aim.svelte';
import { count, lastRoll } from '../../src/games/summonerwars/pieces/dice';
import type { LogEntry } from '../../src/lib/api';
import { Board } from '../../src/lib/board.svelte';
import { facts, FakeTable, hands as makeHands, option, player, ref, view } from '../things.svelte';

const SPACES = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${letter}${n}`));

describe('the field', () => {
  it('is turned so that my side is below', () => {
    expect(onScreen('A1', 0)).toEqual({ x: 0, y: 7 });
    expect(onScreen('A1', 1)).toEqual({ x: 5, y: 0 });
    expect(onScreen('F8', 0)).toEqual({ x: 5, y: 0 });
  });
  it('has one name for every place of the screen, from both sides', () => {
    for (const side of [0, 1] as const) {
      for (const name of SPACES) {
        const { x, y } = onScreen(name, side);
        expect(nameAt(x, y, side)).toBe(name);
      }
    }
  });
  it('knows its spaces', () => {
    expect(SPACES.every(isSpace)).toBe(true);
    expect(['A0', 'G1', 'A9', 'a1', 'A10', ''].some(isSpace)).toBe(false);
  });
  it('is looked at from the first seat by those who watch', () => {
    expect([view({ viewer: 'p1' }), view({ viewer: 'p2' }), view({ viewer: null })].map(sideOfViewer)).toEqual([0, 1, 0]);
  });
  it('lays out every space, with what stands there', () => {
    const now = view({ slots: SPACES.map((name) => ({ name, board: name === 'B3' ? [ref('orc', 5)] : [] })) });
    const rows = rowsOf(now, 1);
    expect(rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
    expect(rows[2]?.[4]).toEqual({ name: 'B3', ref: ref('orc', 5) });
    expect(spacesOf(now).filter((space) => space.ref)).toHaveLength(1);
  });
});

describe('the way of a move', () => {
  it('is a shortest one over neighbouring spaces', () => {
    const way = wayTo('A1', 'C2', new Set());
    expect([way[0], way.at(-1), way.length]).toEqual(['A1', 'C2', 4]);
  });
  it('goes round what stands in it', () => {
    const way = wayTo('A1', 'A3', new Set(['A2']));
    expect(way).toEqual(['A1', 'B1', 'B2', 'B3', 'A3']);
  });
  it('goes through where there is no way round', () => {
    expect(wayTo('A1', 'A3', new Set(['A2', 'B1', 'B2']))).toEqual(['A1', 'A2', 'A3']);
  });
  it('away and back is a way as well', () => {
    expect(wayTo('A1', 'A1', new Set()).length).toBeLessThanOrEqual(3);
  });
});

describe('rolls', () => {
  const line = (n: number, kind: string, cs = ''): LogEntry => ({ n, line: kind, cs, en: cs }) as LogEntry;
  it('are read from the log: who attacked, the dice, what came of it', () => {
    const news = [line(1, 'attacks'), line(2, 'roll', 'Hod: [⚔⚔] [➶] []'), line(3, 'damage'), line(4, 'turn'), line(5, 'destroyed')];
    const roll = lastRoll(news);
    expect([roll?.key, roll?.title?.n, roll?.after.map((one) => one.n)]).toEqual([2, 1, [3, 5]]);
    expect(roll?.dice).toEqual([['melee', 'melee'], ['ranged'], []]);
    expect([count(roll?.dice ?? [], 'melee'), count(roll?.dice ?? [], 'special')]).toEqual([2, 0]);
  });
  it('count from the last one; without any there is none', () => {
    expect(lastRoll([line(1, 'roll', '[✦]'), line(2, 'damage'), line(3, 'roll', '[➶]')])).toMatchObject({ key: 3, after: [] });
    expect(lastRoll([line(1, 'damage')])).toBeNull();
  });
});

describe('what one would like to do', () => {
  const wish = (zone: string, phase: string, of = facts('orc'), side = 0): string[] =>
    layout.wish({ kind: 'card', placed: { ref: ref('orc', 1, { now: { side } }), seat: 'p1', zone, place: zone === 'board' ? 'B3' : undefined } }, { view: view({ phase }), facts: () => of });
  it('with a unit depends on the phase, and is nothing with the enemy’s', () => {
    expect(wish('board', 'move')).toEqual(['move orc@B3']);
    expect(wish('board', 'attack')).toEqual(['attack orc@B3']);
    expect(wish('board', 'move', facts('orc'), 1)).toEqual([]);
  });
  it('with a card in hand depends on its kind', () => {
    expect(wish('hand', 'move', facts('orc', { kind: 'common' }))).toEqual(['summon orc']);
    expect(wish('hand', 'move', facts('orc', { kind: 'event' }))).toEqual(['play orc']);
    expect(wish('hand', 'move', facts('orc', { facts: { structure: true } }))).toEqual(['build orc']);
  });
});

describe('a click on the field', () => {
  const orc = ref('orc', 1, { now: { side: 0 } });
  const foe = ref('foe', 2, { now: { side: 1 } });
  const move = option('move orc@B3 B4', { n: 1 });
  const hit = option('attack orc@B3 foe@C3', { n: 1, on: 2 });
  const back = option('move orc@B3 B3', { n: 1 });
  const here = document.createElement('button');
  let table: FakeTable;
  let hands: ReturnType<typeof makeHands>;
  let board: Board;
  let aim: Aim;
  const press = (name: string): void => aim.choose(spacesOf(table.view).find((space) => space.name === name) ?? { name, ref: null }, here);

  beforeEach(() => {
    hands = makeHands();
    const slots = SPACES.map((name) => ({ name, board: name === 'B3' ? [orc] : name === 'C3' ? [foe] : [] }));
    table = new FakeTable({ layout, hands, view: view({ game: 'summonerwars', phase: 'move', slots, players: [player('p1'), player('p2')] }) });
    board = new Board(table);
    aim = new Aim(board, () => table.view);
    table.ask([move, back]);
  });

  it('takes up a unit, shows its reach, and moves it', () => {
    press('B3');
    expect([board.held, [...(aim.source?.reach.keys() ?? [])]]).toEqual([orc, ['B4']]);
    aim.over = 'B4';
    expect(aim.way).toEqual(['B3', 'B4']);
    press('B4');
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith(move.name);
    expect(board.held).toBeNull();
  });
  it('offers going away and coming back as a button', () => {
    press('B3');
    expect(board.loose.map((one) => one.name)).toEqual([back.name]);
  });
  it('on a space out of reach asks why not, with the unit, its space and that one', async () => {
    hands.why.mockResolvedValue({ text: { cs: 'Daleko.', en: 'Far.' }, rule: 'SUW-1' } as never);
    press('B3');
    press('F8');
    await vi.waitFor(() => expect(aim.refusal).toMatchObject({ at: 'F8', why: { rule: 'SUW-1' } }));
    expect(hands.why).toHaveBeenCalledExactlyOnceWith('move orc@B3 F8');
    expect(board.held).toEqual(orc);
  });
  it('asks about an attack by what stands there, and lets go of an attack on nothing', async () => {
    table.ask([hit]);
    press('B3');
    aim.over = 'C3';
    expect(aim.lines).toEqual([{ from: 'B3', to: 'C3', on: true }]);
    press('F8');
    expect([hands.why.mock.calls.length, board.held]).toEqual([0, null]);
    press('B3');
    press('C3');
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith(hit.name);
    await board.whyNot({ kind: 'aim', held: { ref: orc, seat: null, zone: 'board', place: 'B3' }, verb: 'attack', at: 'D5', on: foe });
    expect(hands.why).toHaveBeenLastCalledWith('attack orc@B3 foe@D5');
  });
  it('on a space that is an answer gives it', () => {
    const to = option('to D4');
    table.ask([to]);
    expect([...aim.answers.keys()]).toEqual(['D4']);
    press('D4');
    expect(hands.choose).toHaveBeenCalledExactlyOnceWith('to D4');
  });
  it('on a card with nothing to do shows it large', () => {
    press('C3');
    expect(board.looking?.card).toBe('foe');
  });
});
