/** A first match is laid out when somebody asks for it: the lobby, which offers it, comes without this. */
import { api } from '../../lib/api';
import { setGuided } from '../../lib/guide';
import { session } from '../../lib/session.svelte';

/** A table against the weakest level with a guide at it; its link. */
export async function firstMatch(game: string, name: string): Promise<string> {
  await session.comeIn(name);
  const { bots } = await api.bots();
  const [mode = ''] = Object.keys(session.games[game]?.modes ?? {});
  const [few = 2] = session.games[game]?.modes[mode]?.players ?? [];
  const chairs = session.games[game]?.seats[mode]?.[String(few)] ?? ['p1', 'p2'];
  const seats = chairs.map((_, at) => (at === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: bots[0]?.name ?? 'beginner' }));
  const { id, link } = await api.open({ game, mode, players: few, seats, public: false });
  setGuided(id, true);
  return link;
}
