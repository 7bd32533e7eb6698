/** The HTTP side of the server. */

import type { LogEntry, Outcome, SeatFace } from '../generated/protocol';
import type { CardFacts, Texts, View } from './types';

export type { LogEntry };

export interface User {
  id: string;
  name: string;
  account: boolean;
}
export interface Summary {
  id: string;
  link: string;
  game: string;
  mode: string;
  players: number;
  title: string;
  status: 'waiting' | 'playing' | 'over';
  public: boolean;
  hotseat: boolean;
  owner: string | null;
  seats: SeatFace[];
  mine: string[];
  created: number;
  choices: number;
  outcome: Outcome | null;
}
export interface GameInfo {
  title: Texts;
  modes: Record<string, { players: number[]; title: Texts }>;
  setup: Record<string, { default: unknown; choices: unknown[]; says: Texts }>;
  seats?: Record<string, Record<string, string[]>>;
  cards: number;
}
export interface Rule {
  id: string;
  topic: string;
  kind: string;
  cs: string;
  en: string;
}
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}
export interface ClockWish {
  kind: 'none' | 'move' | 'chess';
  seconds?: number;
  increment?: number;
  at_zero?: 'default' | 'loss';
}
export interface TableWish {
  game: string;
  mode: string;
  players: number;
  setup: Record<string, unknown>;
  title: string;
  seats: SeatWish[];
  public: boolean;
  hotseat: boolean;
  undo: 'off' | 'consent' | 'free';
  clock: ClockWish;
}
export type RecordData = Record<string, unknown>;
export interface ReplayPlan {
  steps: { choice: string; seat: string; cs: string; en: string }[];
  total: number;
  seats: string[];
  record: RecordData;
}

/** What the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly texts: Texts,
  ) {
    super(texts.en);
  }
}

const OFFLINE: Texts = {
  cs: 'Server neodpovídá. Zkontroluj, že běží, a zkus to znovu.',
  en: 'The server does not answer. Check that it is running and try again.',
};

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch('/api' + path, init);
  } catch {
    throw new Refused(0, 'offline', OFFLINE);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const refusal = data as { code?: string; text?: Texts } | null;
  throw new Refused(response.status, refusal?.code ?? 'unknown', refusal?.text ?? OFFLINE);
}

const at = encodeURIComponent;

export const api = {
  me: () => call<{ user: User | null; tables: Summary[] }>('GET', '/me'),
  guest: (name: string) => call<User>('POST', '/guest', { name }),
  account: (name: string, password: string) => call<User>('POST', '/account', { name, password }),
  login: (name: string, password: string) => call<User>('POST', '/login', { name, password }),
  logout: () => call<object>('POST', '/logout', {}),
  games: () => call<Record<string, GameInfo>>('GET', '/games'),
  cards: (game: string) => call<{ cards: CardFacts[] }>('GET', `/games/${at(game)}/cards`),
  rules: (game: string, q = '') => call<{ rules: Rule[] }>('GET', `/games/${at(game)}/rules?q=${at(q)}`),
  bots: () => call<{ bots: { name: string; says: Texts }[] }>('GET', '/bots'),
  tables: () => call<{ tables: Summary[] }>('GET', '/tables'),
  table: (id: string) => call<Summary>('GET', `/tables/${at(id)}`),
  open: (wish: TableWish) => call<{ id: string; link: string }>('POST', '/tables', wish),
  sit: (id: string, seat: string | null) => call<{ seat: string }>('POST', `/tables/${at(id)}/sit`, { seat }),
  record: (id: string) => call<RecordData>('GET', `/tables/${at(id)}/record`),
  replay: (record: RecordData) => call<ReplayPlan>('POST', '/replay', { record }),
  replayView: (record: RecordData, step: number, seat: string | null) =>
    call<{ view: View; log: LogEntry[]; at: number }>('POST', '/replay/view', { record, at: step, seat }),
  fork: (record: RecordData, step: number, seats: SeatWish[]) =>
    call<{ id: string; link: string }>('POST', '/replay/fork', { record, at: step, seats }),
};
