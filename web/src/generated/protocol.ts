/* Generated from the server's messages by web/generate_types.py; do not edit. */

export interface Hello {
  type: 'hello';
  known?: number | null;
}

export interface Choose {
  type: 'choose';
  id: string;
  version: number;
  option: string;
}

export interface Say {
  type: 'chat';
  text: string;
}

export interface Undo {
  type: 'undo';
  action: 'accept' | 'ask' | 'refuse';
}

export interface Rematch {
  type: 'rematch';
}

export interface Resign {
  type: 'resign';
}

export interface Leave {
  type: 'leave';
}

export interface Ping {
  type: 'ping';
  t: number;
}

export interface Why {
  type: 'why';
  id: string;
  option: string;
}

export interface Explain {
  type: 'explain';
  id: string;
  what: string;
}

export interface State {
  type: 'state';
  version: number;
  you: string | string[] | null;
  table: TableFace;
  view: Record<string, unknown> | null;
  log_from: number;
  log: LogEntry[];
  seed: number | null;
}

export interface TableFace {
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
  rematch: RematchFace;
  outcome: Outcome | null;
}

export interface SeatFace {
  seat: string;
  name: string;
  kind: 'bot' | 'human' | 'open';
  bot: string | null;
  connected: boolean;
  away: boolean;
}

export interface ClockFace {
  kind: 'chess' | 'move';
  seconds: number;
  increment: number;
  at_zero: 'default' | 'loss';
  running: string | null;
  left: Record<string, number>;
}

export interface UndoFace {
  allowed: 'consent' | 'free' | 'off';
  asked: UndoAsked | null;
  can_ask: string[];
}

export interface UndoAsked {
  by: string;
  to: number;
  revealed: boolean;
  needs: string[];
  agreed: string[];
  enough: 'all' | 'one';
}

export interface RematchFace {
  wanted: string[];
  table: string | null;
}

export interface Outcome {
  winners: string[];
  losers: string[];
  reason: 'resign' | 'rules' | 'time';
  rule: string | null;
}

export interface LogEntry {
  n: number;
  cs: string;
  en: string;
  line: string;
  seat: string | null;
  card: string | null;
}

export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

export interface Error {
  type: 'error';
  id: string | null;
  code: string;
  text: Text;
  rule: string | null;
}

export interface Text {
  cs: string;
  en: string;
}

export interface Said {
  type: 'chat';
  from: string;
  seat: string | null;
  text: string;
  at: number;
}

export interface Pong {
  type: 'pong';
  t: number;
}

export interface Answer {
  type: 'answer';
  id: string;
  refusal: RefusalText | null;
  derivation: DerivationLines | null;
}

export interface RefusalText {
  rule: string;
  text: Text;
  cards: string[];
}

export interface DerivationLines {
  value: string;
  subject: string;
  total: number;
  terms: TermLine[];
}

export interface TermLine {
  source: string | null;
  operation: string;
  amount: number;
  total: number;
  rule: string;
}

export type FromClient = Hello | Choose | Say | Undo | Rematch | Resign | Leave | Ping | Why | Explain;

export type FromServer = State | Accepted | Error | Said | Pong | Answer;
