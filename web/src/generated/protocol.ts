/* Generated from the server's messages and HTTP API by web/generate_types.py; do not edit. */

import type { View } from './views/common';

export type Hello = {
  type: 'hello';
  known?: number | null;
  heard?: number | null;
};

export type Choose = {
  type: 'choose';
  id: string;
  version: number;
  option: string;
};

export type Say = {
  type: 'chat';
  text: string;
};

export type Undo = {
  type: 'undo';
  action: 'accept' | 'ask' | 'refuse';
};

export type Rematch = {
  type: 'rematch';
};

export type Resign = {
  type: 'resign';
};

export type Leave = {
  type: 'leave';
};

export type Ready = {
  type: 'ready';
};

export type Draw = {
  type: 'draw';
  action: 'accept' | 'ask' | 'refuse';
};

export type Claim = {
  type: 'claim';
};

export type PutIn = {
  type: 'stand_in';
  seat: string;
};

export type Back = {
  type: 'back';
};

export type Ping = {
  type: 'ping';
  t: number;
};

export type Why = {
  type: 'why';
  id: string;
  option: string;
};

export type Explain = {
  type: 'explain';
  id: string;
  what: string;
};

export type Hint = {
  type: 'hint';
  id: string;
};

export type WhenToAsk = {
  type: 'asking';
  when: 'affected' | 'always' | 'combat' | 'never' | 'reactions';
  until?: 'combat' | 'turn' | null;
  hold?: boolean;
  own_turn?: boolean;
  ends?: boolean;
  quick?: boolean;
};

export type State = {
  type: 'state';
  version: number;
  you: string | string[] | null;
  table: TableFace;
  view: View | null;
  log_from: number;
  log: LogEntry[];
  seed: number | string | null;
  asking: AskingFace | null;
};

export type TableFace = {
  id: string;
  game: string;
  mode: string;
  title: string;
  status: 'over' | 'playing' | 'waiting';
  seats: SeatFace[];
  hotseat: boolean;
  public: boolean;
  spectators: number;
  owner: string;
  clock: ClockFace | null;
  undo: UndoFace;
  draw: DrawFace;
  told: Told | null;
  absence: AbsenceFace;
  rematch: RematchFace;
  outcome: Outcome | null;
  commitment: string | null;
  hints: boolean;
  forked: boolean;
};

export type SeatFace = {
  seat: string;
  name: string;
  kind: 'bot' | 'human' | 'open';
  bot: string | null;
  connected: boolean;
  away: boolean;
  guest: boolean;
  lost: 'resign' | 'time' | null;
  ready: boolean;
  stand_in: StandIn | null;
};

export type StandIn = {
  bot: string;
  by: string;
};

export type ClockFace = {
  kind: 'chess' | 'move';
  seconds: number;
  increment: number;
  at_zero: 'default' | 'loss';
  running: string | null;
  left: Record<string, number>;
};

export type UndoFace = {
  allowed: 'consent' | 'free' | 'off';
  asked: UndoAsked | null;
  can_ask: string[];
};

export type UndoAsked = {
  by: string;
  to: number;
  revealed: boolean;
  needs: string[];
  agreed: string[];
  enough: 'all' | 'one';
  lines: number;
};

export type DrawFace = {
  asked: DrawAsked | null;
  can_ask: string[];
};

export type DrawAsked = {
  by: string;
  needs: string[];
  agreed: string[];
};

export type Told = {
  about: 'draw' | 'undo';
  answer: 'accepted' | 'refused' | 'withdrawn';
  by: string | null;
};

export type AbsenceFace = {
  seats: AbsentSeat[];
  can_claim: string[];
};

export type AbsentSeat = {
  seat: string;
  left: boolean;
  wait: number;
};

export type RematchFace = {
  wanted: string[];
  table: string | null;
};

export type Outcome = {
  winners: string[];
  losers: string[];
  reason: 'absence' | 'agreement' | 'closed' | 'resign' | 'rules' | 'time';
  rule: string | null;
  who: string[];
};

export type LogEntry = {
  n: number;
  cs: string;
  en: string;
  line: string;
  seat: string | null;
  card: string | null;
};

export type AskingFace = {
  when: 'affected' | 'always' | 'combat' | 'never' | 'reactions';
  until: 'combat' | 'turn' | null;
  hold: boolean;
  own_turn: boolean;
  spans: string[];
  windows: boolean;
  kinds: ('affected' | 'always' | 'combat' | 'never' | 'reactions')[];
  ends: boolean | null;
  quick: boolean | null;
};

export type Accepted = {
  type: 'accepted';
  id: string;
  version: number;
};

export type Error = {
  type: 'error';
  id: string | null;
  code: string;
  text: Text;
  rule: string | null;
};

export type Text = {
  cs: string;
  en: string;
};

export type Said = {
  type: 'chat';
  n: number;
  from: string;
  guest: boolean;
  seat: string | null;
  text: string;
  at: number;
};

export type Pong = {
  type: 'pong';
  t: number;
};

export type Answer = {
  type: 'answer';
  id: string;
  refusal: RefusalText | null;
  derivation: DerivationLines | null;
  hints: HintLine[] | null;
};

export type RefusalText = {
  rule: string;
  text: Text;
  cards: string[];
};

export type DerivationLines = {
  value: string;
  subject: string;
  total: number;
  terms: TermLine[];
};

export type TermLine = {
  source: string | null;
  operation: string;
  amount: number;
  total: number;
  rule: string;
  seat: string | null;
  by: Text | null;
};

export type HintLine = {
  option: string;
  cs: string;
  en: string;
  worth: number;
  behind: number;
  doubt: number;
  stake: number;
  does: Text[];
  because: HintReason[];
};

export type HintReason = {
  cs: string;
  en: string;
  more: number;
  worth: number;
};

export type Problem = {
  code: string;
  text: Text;
};

export type Health = {
  ok: boolean;
  database: 'failed' | 'ok';
  redis: 'failed' | 'ok' | 'unused';
  tables: number;
  clients: number;
  memory: number;
  build: string;
};

export type Guest = {
  name: string;
};

export type User = {
  id: string;
  name: string;
  account: boolean;
};

export type Account = {
  name: string;
  password: string;
};

export type Me = {
  user: User | null;
  tables: Summary[];
};

export type Summary = {
  id: string;
  link: string;
  game: string;
  mode: string;
  players: number;
  title: string;
  status: 'over' | 'playing' | 'waiting';
  public: boolean;
  hotseat: boolean;
  owner: string;
  seats: SeatFace[];
  mine: string[];
  created: number;
  choices: number;
  outcome: Outcome | null;
  rematch: string | null;
  asked: string | null;
};

export type Sessions = {
  sessions: Session[];
};

export type Session = {
  id: string;
  device: string;
  created: number;
  seen: number;
  expires: number;
  current: boolean;
};

export type EndSession = {
  id: string;
};

export type NewPassword = {
  old: string;
  new: string;
};

export type Export = {
  user: User;
  created: number;
  sessions: Session[];
  tables: OwnTable[];
  chat: OwnLine[];
  notes: OwnNote[];
};

export type OwnTable = {
  id: string;
  game: string;
  mode: string;
  title: string;
  status: string;
  created: number;
  mine: string[];
  outcome: Outcome | null;
};

export type OwnLine = {
  table: string;
  seat: string | null;
  text: string;
  at: number;
};

export type OwnNote = {
  table: string;
  at: number;
  text: string;
  marks: Mark[];
  written: number;
};

export type Mark = {
  kind: 'arrow' | 'circle';
  of: string;
  to?: string | null;
};

export type DeleteAccount = {
  password: string;
};

export type Lobby = {
  tables: Summary[];
};

export type NewTable = {
  game: string;
  mode?: string | null;
  players?: number | null;
  setup?: Record<string, unknown>;
  title?: string;
  seats?: SeatPlan[] | null;
  public?: boolean;
  hotseat?: boolean;
  undo?: 'consent' | 'free' | 'off';
  hints?: 'alone' | 'everybody' | 'nobody';
  clock?: ClockPlan;
};

export type SeatPlan = {
  kind?: 'bot' | 'me' | 'open';
  bot?: string | null;
};

export type ClockPlan = {
  kind?: 'chess' | 'move' | 'none';
  seconds?: number;
  increment?: number;
  at_zero?: 'default' | 'loss';
};

export type Made = {
  id: string;
  link: string;
};

export type Cards = {
  cards: CardFacts[];
  factions: Record<string, Text>;
};

export type CardFacts = {
  id: string;
  name: Text;
  type: Text;
  text: Text;
  faction: string | null;
  kind: string;
  box: string;
  copies: number;
  numbers: Record<string, number>;
  facts: Record<string, unknown>;
};

export type SitDown = {
  seat?: string | null;
};

export type Sitting = {
  seat: string;
};

export type MatchRecord = {
  sudi?: number;
  game: string;
  mode: string;
  players: number;
  rules: number;
  seed: number | string;
  setup?: Record<string, unknown>;
  origin?: Record<string, unknown> | null;
  choices?: string[];
  digest?: string;
  names?: string[];
  notes?: Note[];
};

export type Note = {
  at: number;
  text?: string;
  marks?: Mark[];
  by?: string;
};

export type GameFacts = {
  title: Text;
  says: Text;
  minutes: number[];
  weight: Text;
  rules: number;
  modes: Record<string, ModeFacts>;
  setup: Record<string, SettingFacts>;
  cards: number;
  sets: string[];
  seats: Record<string, Record<string, string[]>>;
};

export type ModeFacts = {
  players: number[];
  title: Text;
};

export type SettingFacts = {
  default: unknown;
  default_text: Text;
  choices: unknown[];
  says: Text;
  values: ValueFacts[];
  span: number[] | null;
  each: Record<string, Text>;
  each_of: number;
  own: Text | null;
  modes: string[];
  needs: Record<string, unknown>;
};

export type ValueFacts = {
  value: unknown;
  cs: string;
  en: string;
  modes: string[];
  players: number;
};

export type Rules = {
  rules: Rule[];
};

export type Rule = {
  id: string;
  topic: string;
  kind: string;
  cs: string;
  en: string;
};

export type Glossary = {
  words: Explained[];
};

export type Explained = {
  id: string;
  title: Text;
  cs: string[];
  en: string[];
  says: Text;
  rule: string;
  card: Text | null;
  lesson: string | null;
};

export type Bots = {
  bots: BotFacts[];
};

export type BotFacts = {
  name: string;
  says: Text;
};

export type Decks = {
  decks: ReadyDeck[];
};

export type ReadyDeck = {
  id: string;
  title: Text;
  text: string;
};

export type DeckFile = {
  text: string;
};

export type DeckChecked = {
  legal: boolean;
  size: number;
  chosen: Record<string, number>;
  fixed: Record<string, number>;
  side: Record<string, number>;
  problems: DeckProblem[];
  advice: DeckProblem[];
  curve: Record<string, number>;
};

export type DeckProblem = {
  rule: string;
  cs: string;
  en: string;
  cards: string[];
};

export type Lessons = {
  lessons: LessonFacts[];
  examples: string[];
};

export type LessonFacts = {
  id: string;
  number: number;
  title: Text;
  about: Text;
  minutes: number;
  steps: number;
  rules: string[];
};

export type GuideWords = {
  aim: Text | null;
  moments: GuideMoment[];
};

export type GuideMoment = {
  offered: string[];
  say: Text;
};

export type LessonAnswer = {
  past?: string[];
  answer?: string | null;
};

export type LessonNow = {
  lesson: LessonFacts;
  next: string | null;
  at: number;
  wants: 'do' | 'over' | 'read' | 'try' | 'until';
  say: Text;
  look: string[];
  ways: LessonWay[];
  rule: string;
  past: string[];
  heard: LessonHeard | null;
  seat: string;
  view: View;
  log: LogEntry[];
};

export type LessonWay = {
  name: string;
  cs: string;
  en: string;
};

export type LessonHeard = {
  kind: 'on' | 'refused' | 'right' | 'wrong';
  text: Text | null;
  rule: string;
};

export type ExerciseWonder = {
  past: string[];
  option?: string | null;
  what?: string | null;
};

export type ExerciseTold = {
  refusal: RefusalText | null;
  derivation: DerivationLines | null;
};

export type Puzzles = {
  day: string;
  daily: string | null;
  puzzles: PuzzleFacts[];
};

export type PuzzleFacts = {
  id: string;
  number: number;
  kind: 'only' | 'survive' | 'win';
  title: Text;
  goal: Text;
  difficulty: number;
  length: number;
};

export type PuzzleAnswer = {
  past?: string[];
  answer?: string | null;
  back?: boolean;
  hint?: number;
};

export type PuzzleNow = {
  puzzle: PuzzleFacts;
  next: string | null;
  solved: boolean;
  past: string[];
  heard: PuzzleHeard | null;
  hint: PuzzleHint | null;
  seat: string;
  view: View;
  log: LogEntry[];
};

export type PuzzleHeard = {
  kind: 'lucky' | 'missed' | 'on' | 'refused' | 'solved';
  text: Text | null;
  rule: string;
  log: LogEntry[];
};

export type PuzzleHint = {
  text: Text;
  choice: string;
};

export type PuzzleProof = {
  says: Text;
  states: number;
  tried: number;
  solution: PuzzleLine;
  wrong: PuzzleLine[];
};

export type PuzzleLine = {
  choices: Text[];
  log: Text[];
  stands: Text;
  lacks: Text | null;
};

export type Replay = {
  record: Record<string, unknown>;
};

export type Steps = {
  steps: ReplayStep[];
  total: number;
  seats: string[];
  record: MatchRecord;
  outcome: Outcome | null;
  cards: CardFacts[];
};

export type ReplayStep = {
  choice: string;
  seat: string;
  cs: string;
  en: string;
};

export type ReplayAt = {
  record: Record<string, unknown>;
  at: number;
  seat?: string | null;
};

export type Position = {
  view: View;
  log: LogEntry[];
  at: number;
};

export type Fork = {
  record: Record<string, unknown>;
  at: number;
  seats?: SeatPlan[] | null;
};

export type ReviewFace = {
  status: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  done: number;
  total: number;
  review: ReviewFound | null;
};

export type ReviewFound = {
  game: string;
  mode: string;
  choices: number;
  finished: boolean;
  seats: ReviewSeat[];
};

export type ReviewSeat = {
  seat: string;
  start: number;
  result: number;
  choice: number;
  luck: number;
  others: number;
  decisions: number;
  mean_cost: number | null;
  errors: ReviewError[];
  turns: ReviewTurn[];
  turning_points: ReviewTurn[];
  curve: ReviewPoint[];
};

export type ReviewError = {
  n: number;
  turn: number;
  question: Text;
  taken: ReviewOption;
  best: ReviewOption;
  right: string[];
  cost: number;
  error: number;
  grade: 'blunder' | 'mistake' | 'slip';
};

export type ReviewOption = {
  choice: string;
  cs: string;
  en: string;
};

export type ReviewTurn = {
  turn: number;
  of: string;
  from: number;
  to: number;
  before: number;
  after: number;
  choice: number;
  luck: number;
  others: number;
};

export type ReviewPoint = {
  n: number;
  turn: number;
  known: number;
  open: number;
};

export type Sheets = {
  sheets: NoteSheet[];
};

export type NoteSheet = {
  by: string;
  mine: boolean;
  notes: KeptNote[];
  key: string | null;
};

export type KeptNote = {
  id: string;
  at: number;
  text: string;
  marks: Mark[];
  written: number;
};

export type NoteWish = {
  at: number;
  text?: string;
  marks?: Mark[];
  id?: string | null;
};

export type NoteGone = {
  id: string;
};

export type ShareNotes = {
  shared: boolean;
};

export type FromClient =
  | Hello
  | Choose
  | Say
  | Undo
  | Rematch
  | Resign
  | Leave
  | Ready
  | Draw
  | Claim
  | PutIn
  | Back
  | Ping
  | Why
  | Explain
  | Hint
  | WhenToAsk;

export type FromServer = State | Accepted | Error | Said | Pong | Answer;

/** Every request below /api: the names in its path and query, what is sent and what is answered. */
export interface Routes {
  'GET /health': { names: Record<string, never>; body: undefined; answer: Health };
  'GET /schema': { names: Record<string, never>; body: undefined; answer: Record<string, unknown> };
  'POST /guest': { names: Record<string, never>; body: Guest; answer: User };
  'POST /account': { names: Record<string, never>; body: Account; answer: User };
  'POST /login': { names: Record<string, never>; body: Account; answer: User };
  'POST /logout': { names: Record<string, never>; body: undefined; answer: Record<string, string> };
  'GET /me': { names: Record<string, never>; body: undefined; answer: Me };
  'GET /sessions': { names: Record<string, never>; body: undefined; answer: Sessions };
  'POST /sessions/end': { names: Record<string, never>; body: EndSession; answer: Sessions };
  'POST /account/password': { names: Record<string, never>; body: NewPassword; answer: User };
  'GET /account/export': { names: Record<string, never>; body: undefined; answer: Export };
  'POST /account/delete': { names: Record<string, never>; body: DeleteAccount; answer: Record<string, string> };
  'GET /tables': { names: Record<string, never>; body: undefined; answer: Lobby };
  'POST /tables': { names: Record<string, never>; body: NewTable; answer: Made };
  'GET /tables/{table}': { names: { table: string }; body: undefined; answer: Summary };
  'GET /tables/{table}/cards': { names: { table: string }; body: undefined; answer: Cards };
  'POST /tables/{table}/sit': { names: { table: string }; body: SitDown; answer: Sitting };
  'GET /tables/{table}/record': { names: { table: string }; body: undefined; answer: MatchRecord };
  'GET /games': { names: Record<string, never>; body: undefined; answer: Record<string, GameFacts> };
  'GET /games/{name}/cards': { names: { name: string }; body: undefined; answer: Cards };
  'GET /games/{name}/rules': { names: { name: string; q?: string }; body: undefined; answer: Rules };
  'GET /games/{name}/glossary': { names: { name: string }; body: undefined; answer: Glossary };
  'GET /games/{name}/view': { names: { name: string }; body: undefined; answer: Record<string, unknown> };
  'GET /bots': { names: Record<string, never>; body: undefined; answer: Bots };
  'GET /games/{name}/decks': { names: { name: string; lang?: string }; body: undefined; answer: Decks };
  'POST /games/{name}/deck': { names: { name: string }; body: DeckFile; answer: DeckChecked };
  'GET /games/{name}/lessons': { names: { name: string }; body: undefined; answer: Lessons };
  'GET /games/{name}/guide': { names: { name: string }; body: undefined; answer: GuideWords };
  'POST /games/{name}/lessons/{lesson}': { names: { name: string; lesson: string }; body: LessonAnswer; answer: LessonNow };
  'POST /games/{name}/lessons/{lesson}/why': { names: { name: string; lesson: string }; body: ExerciseWonder; answer: ExerciseTold };
  'GET /games/{name}/puzzles': { names: { name: string }; body: undefined; answer: Puzzles };
  'POST /games/{name}/puzzles/{puzzle}': { names: { name: string; puzzle: string }; body: PuzzleAnswer; answer: PuzzleNow };
  'POST /games/{name}/puzzles/{puzzle}/why': { names: { name: string; puzzle: string }; body: ExerciseWonder; answer: ExerciseTold };
  'GET /games/{name}/puzzles/{puzzle}/proof': { names: { name: string; puzzle: string }; body: undefined; answer: PuzzleProof };
  'POST /replay': { names: Record<string, never>; body: Replay; answer: Steps };
  'POST /replay/view': { names: Record<string, never>; body: ReplayAt; answer: Position };
  'POST /replay/fork': { names: Record<string, never>; body: Fork; answer: Made };
  'GET /tables/{table}/review': { names: { table: string }; body: undefined; answer: ReviewFace };
  'POST /tables/{table}/review': { names: { table: string }; body: undefined; answer: ReviewFace };
  'GET /tables/{table}/notes': { names: { table: string; key?: string }; body: undefined; answer: Sheets };
  'POST /tables/{table}/notes': { names: { table: string }; body: NoteWish; answer: Sheets };
  'POST /tables/{table}/notes/delete': { names: { table: string }; body: NoteGone; answer: Sheets };
  'POST /tables/{table}/notes/share': { names: { table: string }; body: ShareNotes; answer: Sheets };
}
