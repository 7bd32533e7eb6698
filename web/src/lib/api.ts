/** The HTTP side of the server. Its types are generated from the server's own; here are the pages' names for them. */

import type * as wire from '../generated/protocol';
import type { Texts } from './types';

export type {
  DeckChecked,
  DeckProblem,
  GameFacts as GameInfo,
  GuideWords,
  ClockPlan as ClockWish,
  HintLine,
  LessonFacts,
  LogEntry,
  Mark,
  NewTable as TableWish,
  NoteSheet,
  ReadyDeck,
  ReviewError,
  ReviewFace,
  ReviewSeat,
  Rule,
  SeatPlan as SeatWish,
  Session,
  SettingFacts as SettingInfo,
  Steps as ReplayPlan,
  Summary,
  User,
} from '../generated/protocol';

/** A record as it came from the server or from a file; the server checks it. */
export type RecordData = Record<string, unknown>;

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

type Route = keyof wire.Routes;

/** `{names}` of the route are filled in; those that are not in its path are asked for in the query. */
function address(path: string, names: Record<string, string>): string {
  const rest = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(names)) {
    const place = `{${name}}`;
    if (filled.includes(place)) filled = filled.replace(place, () => encodeURIComponent(value));
    else rest.set(name, value);
  }
  return '/api' + filled + (rest.size > 0 ? `?${rest}` : '');
}

async function call<R extends Route>(
  route: R,
  names: wire.Routes[R]['names'],
  body: wire.Routes[R]['body'],
): Promise<wire.Routes[R]['answer']> {
  const [method = 'GET', path = ''] = route.split(' ');
  const headers: Record<string, string> = { Accept: 'application/json' };
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (method !== 'GET') {
    init.body = JSON.stringify(body ?? {});
    headers['Content-Type'] = 'application/json';
  }
  let response: Response;
  try {
    response = await fetch(address(path, names), init);
  } catch {
    throw new Refused(0, 'offline', OFFLINE);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as wire.Routes[R]['answer'];
  const refusal = data as Partial<wire.Problem> | null;
  throw new Refused(response.status, refusal?.code ?? 'unknown', refusal?.text ?? OFFLINE);
}

export const api = {
  health: () => call('GET /health', {}, undefined),
  me: () => call('GET /me', {}, undefined),
  guest: (name: string) => call('POST /guest', {}, { name }),
  account: (name: string, password: string) => call('POST /account', {}, { name, password }),
  login: (name: string, password: string) => call('POST /login', {}, { name, password }),
  logout: () => call('POST /logout', {}, undefined),
  sessions: () => call('GET /sessions', {}, undefined),
  endSession: (id: string) => call('POST /sessions/end', {}, { id }),
  changePassword: (old: string, next: string) => call('POST /account/password', {}, { old, new: next }),
  deleteAccount: (password: string) => call('POST /account/delete', {}, { password }),
  games: () => call('GET /games', {}, undefined),
  cards: (game: string) => call('GET /games/{name}/cards', { name: game }, undefined),
  glossary: (game: string) => call('GET /games/{name}/glossary', { name: game }, undefined),
  rules: (game: string, q = '') => call('GET /games/{name}/rules', { name: game, q }, undefined),
  decks: (game: string) => call('GET /games/{name}/decks', { name: game, lang: 'en' }, undefined),
  deck: (game: string, text: string) => call('POST /games/{name}/deck', { name: game }, { text }),
  lessons: (game: string) => call('GET /games/{name}/lessons', { name: game }, undefined),
  guide: (game: string) => call('GET /games/{name}/guide', { name: game }, undefined),
  lesson: (game: string, id: string, past: string[], answer: string | null) =>
    call('POST /games/{name}/lessons/{lesson}', { name: game, lesson: id }, { past, answer }),
  lessonWhy: (game: string, id: string, about: wire.ExerciseWonder) =>
    call('POST /games/{name}/lessons/{lesson}/why', { name: game, lesson: id }, about),
  puzzles: (game: string) => call('GET /games/{name}/puzzles', { name: game }, undefined),
  puzzle: (game: string, id: string, asked: wire.PuzzleAnswer) =>
    call('POST /games/{name}/puzzles/{puzzle}', { name: game, puzzle: id }, asked),
  puzzleWhy: (game: string, id: string, about: wire.ExerciseWonder) =>
    call('POST /games/{name}/puzzles/{puzzle}/why', { name: game, puzzle: id }, about),
  puzzleProof: (game: string, id: string) =>
    call('GET /games/{name}/puzzles/{puzzle}/proof', { name: game, puzzle: id }, undefined),
  bots: () => call('GET /bots', {}, undefined),
  tables: () => call('GET /tables', {}, undefined),
  table: (id: string) => call('GET /tables/{table}', { table: id }, undefined),
  tableCards: (id: string) => call('GET /tables/{table}/cards', { table: id }, undefined),
  open: (wish: wire.NewTable) => call('POST /tables', {}, wish),
  sit: (id: string, seat: string | null) => call('POST /tables/{table}/sit', { table: id }, { seat }),
  record: (id: string) => call('GET /tables/{table}/record', { table: id }, undefined),
  review: (id: string) => call('GET /tables/{table}/review', { table: id }, undefined),
  beginReview: (id: string) => call('POST /tables/{table}/review', { table: id }, undefined),
  notes: (id: string, key: string) => call('GET /tables/{table}/notes', { table: id, key }, undefined),
  writeNote: (id: string, note: wire.NoteWish) => call('POST /tables/{table}/notes', { table: id }, note),
  deleteNote: (id: string, note: string) => call('POST /tables/{table}/notes/delete', { table: id }, { id: note }),
  shareNotes: (id: string, shared: boolean) => call('POST /tables/{table}/notes/share', { table: id }, { shared }),
  replay: (record: RecordData) => call('POST /replay', {}, { record }),
  replayView: (record: RecordData, step: number, seat: string | null) =>
    call('POST /replay/view', {}, { record, at: step, seat }),
  fork: (record: RecordData, step: number, seats: wire.SeatPlan[]) => call('POST /replay/fork', {}, { record, at: step, seats }),
};
