/** Who sits where, from the viewer's side of the table. */

import type { Board } from './board.svelte';
import { say } from './prefs.svelte';
import type { ClockState, TableInfo } from './table.svelte';
import { known, type Player, type View } from './types';
import { botName } from './terms';
import { capital, t } from './words';

/** What a layout is told about the people at the table. */
export interface Company {
  names: Record<string, string>;
  clock: ClockState | null;
  received: number;
  away: Record<string, boolean>;
  lost: Record<string, boolean>; // by time or by resigning, while the others play on
  over: boolean; // also by resigning, when the game itself knows of no result
}

/** The viewer (for a spectator the first seat) and the others in the order of play after them. */
export function around(view: View): { me: Player | undefined; rivals: Player[] } {
  const at = Math.max(0, view.players.findIndex((player) => player.seat === view.viewer));
  return { me: view.players[at], rivals: [...view.players.slice(at + 1), ...view.players.slice(0, at)] };
}

export const onTurn = (view: View, company: Company, seat: string): boolean => view.turn === seat && !company.over;

/** Being asked is another thing than being on turn: others may be asked to answer what is done to them. */
export const isAsked = (view: View, company: Company, seat: string): boolean => view.decision?.seat === seat && !company.over;

/** Whom the table waits for, and whose turn it is where that is somebody else. */
export function waitsFor(view: View, names: Record<string, string>): string {
  const asked = view.decision?.seat ?? '';
  const [who, turn] = [names[asked] ?? asked, names[view.turn]];
  if (!turn || view.turn === asked) return `${t('waits_for')} ${who}`;
  return t('turn_and_asked').replace('{turn}', turn).replace('{asked}', who);
}

/** Which side a seat is on where two play against two: neighbours together, or those who sit across. */
export const partners = (seat: string): number => Math.floor((Number(seat.slice(1)) - 1) / 2);
export const across = (seat: string): number => (Number(seat.slice(1)) - 1) % 2;

/** What a seat is to the viewer (a spectator sees with the eyes of the first seat); nothing to oneself. */
export function roleIn(view: View, seat: string, sideOf: (seat: string) => number): 'partner' | 'enemy' | null {
  if (seat === view.viewer) return null;
  return sideOf(seat) === sideOf(view.viewer ?? 'p1') ? 'partner' : 'enemy';
}

type Chair = Pick<TableInfo['seats'][number], 'seat' | 'name' | 'kind'>;

/** Who sits there, bots by the name of their level; a person without a name is one whose account was deleted. */
export function calledAt(seat: Chair): string;
export function calledAt(seat: Chair | undefined): string | undefined;
export function calledAt(seat: Chair | undefined): string | undefined {
  if (seat?.kind === 'bot') return botName(seat.name);
  return seat && (seat.name || t(seat.kind === 'open' ? 'open' : 'deleted_player'));
}

/** Who sits where, by name; two of the same name (bots, often) are told apart by their seats. People at one screen share
 * a name, so there the game's own stand, as in a record that nobody's names are known of. */
export function namesOf(view: View | null, seats: Chair[], hotseat: boolean): Record<string, string> {
  const named = hotseat ? [] : seats;
  const called = (view?.players ?? []).map((player) => ({
    seat: player.seat,
    name: calledAt(named.find((one) => one.seat === player.seat)) ?? say(player.name),
  }));
  const twice = (name: string): boolean => called.filter((one) => one.name === name).length > 1;
  return Object.fromEntries(called.map(({ seat, name }) => [seat, twice(name) ? `${name} ${seat.slice(1)}` : name]));
}

/** What the game calls the seats -> who sits there, for `withNames`. */
export const labelsOf = (view: View | null, names: Record<string, string>): Record<string, string> =>
  Object.fromEntries((view?.players ?? []).map((player) => [say(player.name), names[player.seat] ?? say(player.name)]));

const anyOf = (words: string[]): RegExp | null => {
  const longest = words.filter(Boolean).sort((a, b) => b.length - a.length);
  return longest.length ? new RegExp(longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g') : null;
};

/** A text of the game with the names of the people instead of "Player 2". A name is put in once: whoever is called
 * "Player 1" is not taken for the first seat. */
export function withNames(text: string, labels: Record<string, string>): string {
  const any = anyOf(Object.keys(labels));
  return any ? text.replace(any, (label) => labels[label] ?? label) : text;
}

/** A text in pieces, the names of people in it with their seats: a sign can stand before each. */
export function signed(text: string, names: Record<string, string>): { text: string; seat: string | null }[] {
  const any = anyOf(Object.values(names));
  if (!any) return [{ text, seat: null }];
  const seats = new Map(Object.entries(names).map(([seat, name]) => [name, seat]));
  const found = text.match(any) ?? [];
  return text.split(any).flatMap((between, at) => {
    const name = found[at];
    return [{ text: between, seat: null }, ...(name === undefined ? [] : [{ text: name, seat: seats.get(name) ?? null }])];
  });
}

/** Cards of somebody else's hand are laid out where one of them can be chosen, and in a replay; otherwise they are a pile. */
export const showsHand = (board: Board, player: Player, mine: boolean): boolean =>
  !mine && (board.hands ? known(player.hand).some((ref) => board.lit.has(ref.n)) : known(player.hand).length > 0);

/** What somebody is called who has said no name: others tell several of them apart. */
export const isGuestName = (name: string): boolean => /^\S+ \d\d$/.test(name) && name.startsWith(capital(t('guest')));
export const guestName = (): string => `${capital(t('guest'))} ${10 + Math.floor(Math.random() * 90)}`;
