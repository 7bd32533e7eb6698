/** Who I am and which games there are; loaded once, shared by all pages. */

import { api, Refused, type GameInfo, type Summary, type User } from './api';
import type { CardFacts, Texts } from './types';

class Session {
  user = $state<User | null>(null);
  mine = $state.raw<Summary[]>([]);
  games = $state.raw<Record<string, GameInfo>>({});
  ready = $state(false);
  problem = $state.raw<Texts | null>(null);
  private cards = $state.raw<Record<string, Map<string, CardFacts>>>({});
  private asked = new Map<string, Promise<void>>();

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

  /** The cards of a game by id; empty until they have arrived. */
  catalogue(game: string): Map<string, CardFacts> {
    if (game && !this.asked.has(game)) {
      this.asked.set(
        game,
        api.cards(game).then(
          ({ cards }) => {
            this.cards = { ...this.cards, [game]: new Map(cards.map((card) => [card.id, card])) };
          },
          () => void this.asked.delete(game),
        ),
      );
    }
    return this.cards[game] ?? NONE;
  }
}

const NONE = new Map<string, CardFacts>();

export const session = new Session();

/** A seat is called by the person in it, or by what the game calls it. */
export function seatName(summary: Pick<Summary, 'seats'> | null, seat: string, otherwise: string): string {
  return summary?.seats.find((one) => one.seat === seat)?.name || otherwise;
}
