/** A table as this client knows it: the state that is shown, the log, the choice under way and those queued behind it. */

import type * as wire from '../generated/protocol';
import { Following, seatsIn } from './following.svelte';
import { sameDeed } from './options';
import { prefs } from './prefs.svelte';
import { Socket } from './socket';
import type { Derivation, Option, Refusal, Texts, View } from './types';

export type ClockState = wire.ClockFace;
export type TableInfo = wire.TableFace;
export type ChatLine = wire.Said;
export type StateMessage = wire.State;

export type Asking = wire.AskingFace;

export interface Notice {
  text: Texts;
  rule: string | null;
}

/** Not crypto.randomUUID: that is missing where the page comes over plain HTTP, as in a home network. */
const unique = (): string => [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');

const BACK = 6000; // for so long it is said that the connection is back
const NO_TABLE = 4404;
const CROWDED = 4429;
const SIGNED_OUT = 4401;
const TOO_MANY: Texts = {
  cs: 'Odsud je otevřeno příliš mnoho oken; nějaké zavři.',
  en: 'Too many windows are open from here; close one.',
};

export class Table {
  readonly following = new Following(() => prefs.follow);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  everConnected = $state(false);
  back = $state(false); // the connection was lost and has just come back
  missing = $state(false);
  notice = $state.raw<Notice | null>(null);
  sending = $state.raw<{ id: string; version: number; option: string } | null>(null);
  queue = $state.raw<{ prompt: string; picks: Option[]; then: string | null } | null>(null);
  received = $state(0); // when the last state came, for clocks
  private socket: Socket;
  private greeting = false; // the next state tells how things stand, whatever was missed
  private moved = false; // dropped by ourselves, to come back as somebody
  private fading: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, (answer: wire.Answer | null) => void>();

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = new Socket(`${scheme}//${location.host}/ws/${encodeURIComponent(id)}`, {
      open: () => this.hello(),
      message: (data) => this.receive(data as wire.FromServer),
      change: (up) => {
        this.connected = up;
        if (up) this.comeBack();
        else this.forget();
      },
      refused: (code) => {
        this.missing ||= code === NO_TABLE;
        if (code === CROWDED) this.notice = { text: TOO_MANY, rule: null };
        return code !== CROWDED && code !== SIGNED_OUT; // one of too many windows may close; anybody may watch
      },
    });
  }

  /** The state that is shown: the last one, unless what others did is still being followed. */
  get state(): StateMessage | null {
    return this.following.shown?.state ?? null;
  }

  get log(): wire.LogEntry[] {
    return this.following.shown?.log ?? [];
  }

  /** Entries of the log up to here were there before the state that is shown. */
  get fresh(): number {
    return this.following.shown?.fresh ?? 0;
  }

  get view(): View | null {
    return this.state?.view ?? null;
  }

  get seats(): string[] {
    return seatsIn(this.state);
  }

  /** The options I am offered now; none while a choice of mine is under way. */
  get options(): Option[] {
    return this.sending ? [] : (this.view?.decision?.options ?? []);
  }

  /** Say for a while that the connection is there again, if it had been lost. */
  private comeBack(): void {
    clearTimeout(this.fading);
    this.back = this.everConnected && !this.moved;
    this.everConnected = true;
    this.moved = false;
    if (this.back) this.fading = setTimeout(() => (this.back = false), BACK);
  }

  private send(message: wire.FromClient): boolean {
    return this.socket.send(message);
  }

  private hello(): void {
    this.greeting = true;
    this.send({ type: 'hello', known: this.following.newest?.state.version ?? null, heard: this.chat.at(-1)?.n ?? null });
    if (this.sending) this.send({ type: 'choose', ...this.sending });
  }

  choose(option: string): void {
    if (!this.state || this.sending) return;
    this.notice = null;
    this.sending = { id: unique(), version: this.state.version, option };
    this.send({ type: 'choose', ...this.sending });
  }

  /** Several picks in one gesture: each answers the same question again, as long as it is asked. */
  chooseAll(picks: Option[], then: string | null = null): void {
    const prompt = this.view?.decision?.name;
    if (!prompt || picks.length === 0) return;
    this.queue = { prompt, picks, then };
    this.advance();
  }

  private advance(): void {
    const queue = this.queue;
    if (!queue || this.sending) return;
    const decision = this.view?.decision;
    const offered = decision?.options;
    if (!offered || decision.name !== queue.prompt) {
      this.queue = null; // another question came first: the person decides
      return;
    }
    const [pick, ...rest] = queue.picks;
    if (pick === undefined) {
      this.queue = null;
      if (queue.then && offered.some((option) => option.name === queue.then)) this.choose(queue.then);
      return;
    }
    this.queue = { ...queue, picks: rest };
    const found = offered.find((option) => option.name === pick.name) ?? offered.find((option) => sameDeed(option, pick));
    if (found) this.choose(found.name);
    else this.advance();
  }

  private receive(message: wire.FromServer): void {
    if (message.type === 'state') this.accept(message);
    else if (message.type === 'chat') this.heard(message);
    else if (message.type === 'answer') {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.type === 'error') this.refused(message);
  }

  private heard(line: ChatLine): void {
    if (line.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat.slice(-199), line];
  }

  private refused(message: wire.Error): void {
    if (message.code === 'no_table') {
      this.missing = true;
      this.socket.close();
      return;
    }
    if (message.id && this.waiting.has(message.id)) {
      this.waiting.get(message.id)?.(null);
      this.waiting.delete(message.id);
      return;
    }
    if (message.id && message.id === this.sending?.id) {
      const again = message.code === 'storage' || message.code === 'rate';
      if (again) {
        const choice = this.sending;
        setTimeout(() => this.sending === choice && this.send({ type: 'choose', ...choice }), 700);
        if (message.code === 'rate') return;
      } else {
        this.sending = null;
        this.queue = null;
      }
    }
    if (message.code !== 'stale') this.notice = { text: message.text, rule: message.rule };
  }

  private accept(state: StateMessage): void {
    if (this.moved) return; // told to whom we were; it is told again to whom we have become
    if (this.sending && state.version > this.sending.version) this.sending = null;
    this.following.take(state, this.greeting);
    this.greeting = false;
    this.received = Date.now();
    this.advance();
  }

  private ask(message: wire.Why | wire.Explain | wire.Hint): Promise<wire.Answer | null> {
    return new Promise((resolve) => {
      if (this.send(message)) this.waiting.set(message.id, resolve);
      else resolve(null);
    });
  }

  /** Questions that went with the connection are not answered any more. */
  private forget(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  async why(option: string): Promise<Refusal | null> {
    return (await this.ask({ type: 'why', id: unique(), option }))?.refusal ?? null;
  }

  async explain(what: string): Promise<Derivation | null> {
    return (await this.ask({ type: 'explain', id: unique(), what }))?.derivation ?? null;
  }

  private advice: { version: number; answer: Promise<wire.HintLine[] | null> } | null = null;
  /** The best options of my decision, the best first; null: there is no answer. The guide and whoever asks share one. */
  hint(): Promise<wire.HintLine[] | null> {
    const version = this.state?.version ?? 0;
    if (this.advice?.version !== version) {
      const answer = this.ask({ type: 'hint', id: unique() }).then((found) => found?.hints ?? null);
      this.advice = { version, answer };
      void answer.then((found) => {
        if (found === null && this.advice?.answer === answer) this.advice = null; // ask again the next time
      });
    }
    return this.advice.answer;
  }

  /** False: not connected; the text is still the writer's. */
  say(text: string): boolean {
    return this.send({ type: 'chat', text });
  }

  undo(action: 'ask' | 'accept' | 'refuse'): void {
    this.send({ type: 'undo', action });
  }

  rematch(): void {
    this.send({ type: 'rematch' });
  }

  resign(): void {
    this.send({ type: 'resign' });
  }

  leave(): void {
    this.send({ type: 'leave' });
  }

  ready(): void {
    this.send({ type: 'ready' });
  }

  draw(action: 'ask' | 'accept' | 'refuse'): void {
    this.send({ type: 'draw', action });
  }

  claim(): void {
    this.send({ type: 'claim' });
  }

  /** Let a bot play for somebody who is away. */
  putIn(seat: string): void {
    this.send({ type: 'stand_in', seat });
  }

  /** Play for myself again. */
  takeSeat(): void {
    this.send({ type: 'back' });
  }

  /** When I want to be asked: in windows, and where I have a single answer. */
  askMe(wish: Asking): void {
    const { when, until, hold, own_turn, ends, quick } = wish;
    this.send({ type: 'asking', when, until, hold, own_turn, ends: ends === true, quick: quick === true });
  }

  /** About to sit down: what is still told to whoever watches would show the table from the wrong side for a moment. */
  become(): void {
    this.moved = true;
  }

  /** Connect anew, as the person one has become. */
  drop(): void {
    this.become();
    this.socket.drop();
  }

  close(): void {
    this.following.close();
    clearTimeout(this.fading);
    this.socket.close();
  }
}
