/** A deck that is being built. What belongs to a deck and what is wrong with it is the game's word alone: every change
 * is written as a deck file and read by the server. The page knows nothing of any one game: who leads a deck is the
 * line `kind: card` at its head, as the ready decks have it. */

import { api, Refused, type DeckChecked, type DeckProblem, type ReadyDeck } from '../../lib/api';
import { prefs, say } from '../../lib/prefs.svelte';
import { session } from '../../lib/session.svelte';
import type { CardFacts, Texts } from '../../lib/types';
import { keptDecks, type Kept } from './kept';
import { linkedDeck } from './link';

const PAUSE = 350; // milliseconds after the last change until the game is asked
const SIDE = /^sideboard:$/m;
const LINES = 150; // cards that are tried out in one file

export class Builder {
  ready = $state.raw<ReadyDeck[]>([]);
  mine = $state.raw<Kept[]>([]);
  name = $state('');
  leader = $state('');
  chosen = $state.raw<Record<string, number>>({});
  /** The sideboard, in games that have one. */
  side = $state.raw<Record<string, number>>({});
  checked = $state.raw<DeckChecked | null>(null);
  problem = $state.raw<Texts | null>(null);
  /** Cards that may not be in a deck of this leader, each with the reason. */
  refused = $state.raw<Map<string, DeckProblem>>(new Map());
  /** Cards that nobody chooses because they come with every deck. */
  given = $state.raw<Set<string>>(new Set());
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {
    this.mine = keptDecks(game);
    const linked = linkedDeck(location.hash);
    const cards = session.fetchCards(game);
    api.decks(game).then(
      async ({ decks }) => {
        this.ready = decks;
        await cards; // what leads a deck is known by its card
        if (linked) await this.load(linked.text, linked.name);
      },
      (error: unknown) => this.failed(error),
    );
  }

  /** Cards as they are first printed: other editions are no cards of their own. */
  cards: CardFacts[] = $derived.by(() => [...session.catalogue(this.game).values()].filter((card) => !card.facts.variant_of));
  /** What leads a deck: the kind of card that the ready decks name at their head. */
  key = $derived.by(() => /^(\w+): *\S/m.exec(this.ready[0]?.text ?? '')?.[1] ?? '');
  hasSide = $derived.by(() => SIDE.test(this.ready[0]?.text ?? ''));
  leaders: CardFacts[] = $derived.by(() => this.cards.filter((card) => card.kind === this.key));
  /** The deck as a file with ids, which no translation changes. */
  text = $derived(this.write((id) => id));

  facts(id: string): CardFacts | undefined {
    return session.catalogue(this.game).get(id);
  }

  private write(called: (id: string) => string, chosen: Record<string, number> = this.chosen, side: Record<string, number> = this.side): string {
    const head = this.leader ? [`${this.key}: ${called(this.leader)}`] : [];
    const lines = (cards: Record<string, number>): string[] => Object.entries(cards).map(([id, n]) => `${n} ${called(id)}`);
    const rest = lines(side);
    return [...head, ...lines(chosen), ...(rest.length ? ['sideboard:', ...rest] : [])].join('\n') + '\n';
  }

  /** The deck as a file for people. */
  file(): string {
    const title = this.name.trim() ? `# ${this.name.trim()}\n` : '';
    return title + this.write((id) => say(this.facts(id)?.name) || id);
  }

  lead(id: string): void {
    this.leader = id;
    void this.tryOut();
    this.check();
  }

  add(id: string, n: number, side = false): void {
    const cards = side ? this.side : this.chosen;
    const count = Math.max(0, (cards[id] ?? 0) + n);
    const { [id]: _, ...rest } = cards;
    const after = count ? { ...cards, [id]: count } : rest;
    if (side) this.side = after;
    else this.chosen = after;
    this.check();
  }

  clear(): void {
    this.leader = this.name = '';
    this.chosen = this.side = {};
    this.checked = this.problem = null;
    this.refused = new Map();
    this.given = new Set();
  }

  /** Read any deck file. */
  async load(text: string, name = ''): Promise<boolean> {
    try {
      const checked = await api.deck(this.game, text);
      this.leader = Object.keys(checked.fixed).find((id) => this.facts(id)?.kind === this.key) ?? '';
      this.chosen = checked.chosen;
      this.side = checked.side;
      this.name = name || (/^#\s*(.+)$/m.exec(text)?.[1]?.trim() ?? '');
      this.checked = checked;
      this.problem = null;
      void this.tryOut();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.texts;
  }

  /** Ask the game a moment after the last change. */
  private check(): void {
    clearTimeout(this.timer);
    const ask = (this.asked += 1);
    if (this.key && !this.leader) return;
    this.timer = setTimeout(() => {
      api.deck(this.game, this.text).then(
        (checked) => {
          if (ask !== this.asked) return;
          this.checked = checked;
          this.problem = null;
        },
        (error: unknown) => ask === this.asked && this.failed(error),
      );
    }, PAUSE);
  }

  /** One of each card in a deck of this leader: whatever the game says about a single card is why it does not belong there. */
  private async tryOut(): Promise<void> {
    const leader = this.leader;
    const ids = this.cards.map((card) => card.id).filter((id) => id !== leader);
    const found = new Map<string, DeckProblem>();
    const given = new Set<string>();
    for (let at = 0; at < ids.length; at += LINES) {
      const one = Object.fromEntries(ids.slice(at, at + LINES).map((id) => [id, 1]));
      try {
        const { problems, chosen } = await api.deck(this.game, this.write((id) => id, one, {}));
        for (const problem of problems) for (const id of problem.cards) found.set(id, problem);
        for (const id of Object.keys(one)) if (!chosen[id]) given.add(id);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // the deck itself is checked all the same
      }
    }
    if (this.leader !== leader) return;
    this.refused = found;
    this.given = given;
  }
}

/** Why something is wrong, in the language of the page. */
export const told = (problem: DeckProblem): string => problem[prefs.lang];
