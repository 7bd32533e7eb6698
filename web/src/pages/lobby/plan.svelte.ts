/** The table that is being put together: game, mode, seats, clock and set-up, and what the server is asked for. */

import type { ClockWish, GameInfo, SeatWish, TableWish } from '../../lib/api';
import { session } from '../../lib/session.svelte';
import type { Texts } from '../../lib/types';

export interface Bot {
  name: string;
  says: Texts;
}

export class Plan {
  game = $state(Object.keys(session.games)[0] ?? '');
  wantedMode = $state('');
  wantedPlayers = $state(0);
  kinds = $state<string[]>([]);
  setup = $state<Record<string, string>>({});
  decks = $state<string[]>([]); // of each seat: a ready one, the text of a deck file, or `random`
  clock = $state<ClockWish['kind']>('none');
  seconds = $state(60);
  minutes = $state(15);
  increment = $state(5);
  atZero = $state<'default' | 'loss'>('default');
  listed = $state(true);
  hotseat = $state(false);
  bots = $state.raw<Bot[]>([{ name: 'greedy', says: { cs: '', en: '' } }]);

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

  private setting(name: string): unknown {
    if (name === 'decks') {
      const decks = this.seats.map((_, at) => this.decks[at] ?? 'random');
      const byChance = this.info?.setup.decks?.default === 'random';
      return byChance && decks.every((deck) => deck === 'random') ? undefined : decks;
    }
    const text = this.setup[name];
    const setting = this.info?.setup[name];
    if (text === undefined || text === '' || !setting) return undefined;
    const choice = setting.choices.find((one) => String(one) === text);
    if (choice !== undefined) return choice;
    return typeof setting.default === 'number' ? Number(text) : text;
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
    const bot = this.bots.find((one) => one.name === 'greedy')?.name ?? this.bots[0]?.name ?? 'greedy';
    return this.seats.map((_, at) => (at === 0 ? { kind: 'me' } : { kind: 'bot', bot }));
  }

  wish(seats: SeatWish[] = this.seatWishes()): TableWish {
    const setup = Object.keys(this.info?.setup ?? {})
      .map((name) => [name, this.setting(name)] as const)
      .filter(([, value]) => value !== undefined);
    return {
      game: this.game,
      mode: this.mode,
      players: this.players,
      setup: Object.fromEntries(setup),
      title: '',
      seats,
      public: this.listed && !this.hotseat,
      hotseat: this.hotseat,
      undo: 'consent',
      clock: this.clockWish(),
    };
  }
}
