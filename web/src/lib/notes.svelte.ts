/** The notes on a replay: one's own, those that others share, and those that came in a file. */

import { api, Refused, type Mark, type NoteSheet, type RecordData } from './api';
import { session } from './session.svelte';
import type { Texts } from './types';

export interface Shown {
  id: string | null; // only one's own can be changed
  by: string;
  at: number;
  text: string;
  marks: Mark[];
}

export class NoteBook {
  sheets = $state.raw<NoteSheet[]>([]);
  problem = $state.raw<Texts | null>(null);
  busy = $state(false);

  /** `table`: of which the replay is, empty for a file; `key`: of the link that somebody came by. */
  constructor(
    readonly table: string,
    private readonly key: string,
  ) {
    if (table) void this.hear(() => Promise.resolve());
  }

  shared = $derived(this.sheets.find((sheet) => sheet.mine)?.key ?? null);

  /** All that may be read, in the order of the match. */
  shown(record: RecordData | null): Shown[] {
    const own = this.sheets.flatMap((sheet) => sheet.notes.map((note) => ({ ...note, id: sheet.mine ? note.id : null, by: sheet.by })));
    const filed = (record?.notes as (Omit<Shown, 'id'>)[] | undefined) ?? [];
    return [...own, ...filed.map((note) => ({ ...note, id: null }))].sort((one, other) => one.at - other.at);
  }

  write(at: number, text: string, marks: Mark[], id: string | null): Promise<boolean> {
    return this.hear(async () => {
      await session.comeIn();
      await api.writeNote(this.table, { at, text, marks, id });
    });
  }

  delete(id: string): Promise<boolean> {
    return this.hear(() => api.deleteNote(this.table, id));
  }

  share(shared: boolean): Promise<boolean> {
    return this.hear(() => api.shareNotes(this.table, shared));
  }

  /** Do something, then look again at what there is. */
  private async hear(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await what();
      this.sheets = (await api.notes(this.table, this.key)).sheets;
      this.problem = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.texts;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
