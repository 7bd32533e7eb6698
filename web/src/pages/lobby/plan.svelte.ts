/** The table that is being put together: game, mode, seats, clock and set-up, and what the server is asked for. */

import type { ClockWish, GameInfo, SeatWish, SettingInfo, TableWish } from '../../lib/api';
import { session } from '../../lib/session.svelte';
import type { Texts } from '../../lib/types';

export interface Bot {
  name: string;
  says: Texts;
}

/** What is chosen for a setting instead of one of its values: something for each seat, or a text of one's own. */
export const EACH = '@each';
export const OWN = '@own';

export class Plan {
  game = $state(Object.keys(session.games)[0] ?? '');
  wantedMode = $state('');
  wantedPlayers = $state(0);
  kinds = $state<string[]>([]);
  private chosen = $state<Record<string, string>>({}); // by game and setting
  private given = $state<Record<string, string[]>>({}); // of those that are chosen for each seat
  private texts = $state<Record<string, string>>({});
  decks = $state<string[]>([]); // of each seat: a ready one, the text of a deck file, or `random`
  clock = $state<ClockWish['kind']>('none');
  seconds = $state(60);
  minutes = $state(15);
  increment = $state(5);
  atZero = $state<'default' | 'loss'>('default');
  listed = $state(true);
  hints = $state<NonNullable<TableWish['hints']>>('alone');
  hotseat = $state(false);
  bots = $state.raw<Bot[]>([{ name: 'beginner', says: { cs: '', en: '' } }]);

  info: GameInfo | undefined = $derived(session.games[this.game]);
  mode = $derived(this.info?.modes[this.wantedMode] ? this.wantedMode : (Object.keys(this.info?.modes ?? {})[0] ?? ''));
  counts: number[] = $derived(this.info?.modes[this.mode]?.players ?? []);
  players = $derived(this.counts.includes(this.wantedPlayers) ? this.wantedPlayers : (this.counts[0] ?? 1));
  seats: string[] = $derived(
    this.info?.seats[this.mode]?.[String(this.players)] ?? Array.from({ length: this.players }, (_, at) => `p${at + 1}`),
  );

  hasDecks = $derived(this.info !== undefined && 'decks' in this.info.setup);

  /** Who sits there: `me`, `open` or `bot:<name>`. */
  kindOf(at: number): string {
    return this.kinds[at] ?? (at === 0 ? 'me' : 'open');
  }

  /** The settings that mean something in this mode, as things stand; decks have a place of their own. */
  settings: [string, SettingInfo][] = $derived(
    Object.entries(this.info?.setup ?? {}).filter(
      ([name, one]) => name !== 'decks' && one.modes.includes(this.mode) && Object.entries(one.needs).every(([other, value]) => this.holds(other, value)),
    ),
  );

  /** A setting that the mode does not have stands in nobody's way. */
  private holds(name: string, value: unknown): boolean {
    const setting = this.info?.setup[name];
    return !setting?.modes.includes(this.mode) || this.choice(name, setting) === String(value);
  }

  private key(name: string): string {
    return `${this.game}.${name}`;
  }

  valuesOf(setting: SettingInfo): SettingInfo['values'] {
    return setting.values.filter((one) => one.modes.includes(this.mode) && this.players >= one.players);
  }

  /** What is chosen: a value as it is written, a number, EACH or OWN. */
  choice(name: string, setting: SettingInfo): string {
    const wanted = this.chosen[this.key(name)];
    if (wanted === undefined) return String(setting.default);
    const other = (wanted === EACH && Object.keys(setting.each).length > 0) || (wanted === OWN && setting.own !== null);
    const fits = other || setting.span !== null || this.valuesOf(setting).some((one) => String(one.value) === wanted);
    return fits ? wanted : String(setting.default);
  }

  choose(name: string, value: string): void {
    this.chosen[this.key(name)] = value;
  }

  /** What the seats are given, one seat after another; at first everybody something else. */
  givenTo(name: string, setting: SettingInfo): string[] {
    const names = Object.keys(setting.each);
    const many = this.seats.length * setting.each_of;
    return Array.from({ length: many }, (_, at) => this.given[this.key(name)]?.[at] ?? names[at % names.length] ?? '');
  }

  give(name: string, setting: SettingInfo, at: number, value: string): void {
    this.given[this.key(name)] = this.givenTo(name, setting).with(at, value);
  }

  textOf(name: string): string {
    return this.texts[this.key(name)] ?? '';
  }

  write(name: string, text: string): void {
    this.texts[this.key(name)] = text;
  }

  /** What the server is told; nothing where it is the default. */
  private value(name: string, setting: SettingInfo): unknown {
    const wanted = this.choice(name, setting);
    if (wanted === String(setting.default)) return undefined;
    if (wanted === OWN) return this.textOf(name) || undefined;
    if (setting.span) return Number(wanted);
    if (wanted !== EACH) return setting.values.find((one) => String(one.value) === wanted)?.value;
    const given = this.givenTo(name, setting);
    return this.seats.map((_, seat) => given.slice(seat * setting.each_of, (seat + 1) * setting.each_of).join('+'));
  }

  private deckList(): string[] | undefined {
    const decks = this.seats.map((_, at) => this.decks[at] ?? 'random');
    const byChance = this.info?.setup.decks?.default === 'random';
    return byChance && decks.every((deck) => deck === 'random') ? undefined : decks;
  }

  private clockWish(): ClockWish {
    if (this.clock === 'none') return { kind: 'none' };
    const at_zero = this.atZero;
    if (this.clock === 'move') return { kind: 'move', seconds: this.seconds, at_zero };
    return { kind: 'chess', seconds: this.minutes * 60, increment: this.increment, at_zero };
  }

  private seatWishes(): SeatWish[] {
    return this.seats.map((_, at) => {
      const kind = this.hotseat ? 'me' : this.kindOf(at);
      return kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot', bot: kind.slice(4) };
    });
  }

  /** Me in the first seat and the computer in all others. */
  againstBots(): SeatWish[] {
    const bot = this.bots[0]?.name ?? 'beginner';
    return this.seats.map((_, at) => (at === 0 ? { kind: 'me' } : { kind: 'bot', bot }));
  }

  wish(seats: SeatWish[] = this.seatWishes()): TableWish {
    const setup = this.settings.map(([name, setting]): [string, unknown] => [name, this.value(name, setting)]);
    if (this.hasDecks) setup.push(['decks', this.deckList()]);
    return {
      game: this.game,
      mode: this.mode,
      players: this.players,
      setup: Object.fromEntries(setup.filter(([, value]) => value !== undefined)),
      title: '',
      seats,
      public: this.listed && !this.hotseat,
      hotseat: this.hotseat,
      undo: 'consent',
      hints: this.hints,
      clock: this.clockWish(),
    };
  }
}
