import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api, Refused, type NoteSheet } from '../../src/lib/api';
import { NoteBook } from '../../src/lib/notes.svelte';
import { session } from '../../src/lib/session.svelte';

const note = (id: string, at: number): NoteSheet['notes'][number] => ({ id, at, text: id, marks: [], written: 0 });
const mine: NoteSheet = { by: 'Karel', mine: true, notes: [note('late', 9), note('early', 2)], key: 'secret' };
const other: NoteSheet = { by: 'Jana', mine: false, notes: [note('theirs', 5)], key: null };

let comeIn: MockInstance;
beforeEach(() => {
  vi.spyOn(api, 'notes').mockResolvedValue({ sheets: [mine, other] });
  comeIn = vi.spyOn(session, 'comeIn').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

it('shows all that may be read in the order of the match; only its own can be changed', async () => {
  const book = new NoteBook('t1', 'key');
  await vi.waitFor(() => expect(book.sheets).toHaveLength(2));
  expect(api.notes).toHaveBeenCalledWith('t1', 'key');
  expect(book.shared).toBe('secret');
  const filed = { notes: [{ by: 'file', at: 4, text: 'filed', marks: [] }] } as unknown as Parameters<NoteBook['shown']>[0];
  expect(book.shown(filed).map(({ at, id, by }) => [at, id, by])).toEqual([
    [2, 'early', 'Karel'],
    [4, null, 'file'],
    [5, null, 'Jana'],
    [9, 'late', 'Karel'],
  ]);
});

it('asks nobody about a replay from a file', () => {
  expect(new NoteBook('', '').shown(null)).toEqual([]);
  expect(api.notes).not.toHaveBeenCalled();
});

it('writes after a name was asked for, looks again, and says what was refused', async () => {
  const book = new NoteBook('t1', '');
  const write = vi.spyOn(api, 'writeNote').mockResolvedValue(undefined as never);
  expect(await book.write(3, 'hm', [], null)).toBe(true);
  expect(comeIn).toHaveBeenCalled();
  expect(write).toHaveBeenCalledWith('t1', { at: 3, text: 'hm', marks: [], id: null });
  write.mockRejectedValue(new Refused(413, 'size', { cs: 'Dlouhé', en: 'Too long' }));
  expect(await book.write(3, 'hm', [], null)).toBe(false);
  expect([book.problem?.en, book.busy]).toEqual(['Too long', false]);
});
