/** Who I am and which games there are; loaded once, shared by all pages. */

import { api, Refused, type GameInfo, type Summary, type User } from './api';
import type { Explained } from './glossary';
import { guestName } from './seats';
import type { CardFacts, Texts } from './types';

const NONE = new Map<string, CardFacts>();

export class Session {
  user = $state<User | null>(null);
  mine = $state.raw<Summary[]>([]);
  games = $state.raw<Record<string, GameInfo>>({});
  ready = $state(false);
  outdated = $state(false); // the server has other pages than these by now
  problem = $state.raw<Texts | null>(null);
  private cards = $state.raw<Record<string, Map<string, CardFacts>>>({});
  private asked = new Map<string, Promise<void>>();
  private words = $state.raw<Record<string, Explained[]>>({});
  private build = '';

  async load(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games()]);
      this.user = me.user;
      this.mine = me.tables;
      this.games = games;
      this.ready = true;
      this.problem = null;
    } catch (error) {
      if (error instanceof Refused) this.problem = error.texts;
      else throw error;
    }
  }

  async refresh(): Promise<void> {
    const me = await api.me();
    this.user = me.user;
    this.mine = me.tables;
  }

  /** Has the server got other pages meanwhile? Asked whenever a connection comes about. */
  async compare(): Promise<void> {
    try {
      const { build } = await api.health();
      this.build ||= build;
      this.outdated = build !== this.build;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Whoever sits down is called this; without a name a guest with a number. */
  async comeIn(name = ''): Promise<void> {
    if (this.user) return;
    await api.guest(name.trim() || guestName());
    await this.refresh();
  }

  /** The cards of a game by id, and those that a match brings along; empty until they have been fetched. */
  catalogue(game: string, own: CardFacts[] = []): Map<string, CardFacts> {
    const all = this.cards[game] ?? NONE;
    return own.length ? new Map([...all, ...own.map((card) => [card.id, card] as const)]) : all;
  }

  /** Fetch the cards of a game, once. */
  fetchCards(game: string): Promise<void> {
    return this.once(game, 'cards', async () => {
      const { cards } = await api.cards(game);
      this.cards = { ...this.cards, [game]: new Map(cards.map((card) => [card.id, card])) };
    });
  }

  /** The words that a game explains; none until they have been fetched. */
  glossary(game: string): Explained[] {
    return this.words[game] ?? [];
  }

  /** Fetch the words of a game, once. */
  fetchGlossary(game: string): Promise<void> {
    return this.once(game, 'words', async () => {
      const { words } = await api.glossary(game);
      this.words = { ...this.words, [game]: words };
    });
  }

  /** Whoever asks again waits for the same answer; after a refusal whoever wants it next asks anew. */
  private once(game: string, what: string, fetch: () => Promise<void>): Promise<void> {
    if (!game) return Promise.resolve();
    const key = `${what} of ${game}`;
    const asked =
      this.asked.get(key) ??
      fetch().catch((error: unknown) => {
        this.asked.delete(key);
        if (!(error instanceof Refused)) throw error;
      });
    this.asked.set(key, asked);
    return asked;
  }
}

export const session = new Session();
