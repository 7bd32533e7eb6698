import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../../src/lib/api';
import { Session } from '../../src/lib/session.svelte';
import { facts } from '../things.svelte';

type Me = Awaited<ReturnType<typeof api.me>>;
const me = { user: { id: 'u', name: 'Karel', account: false }, tables: [{ id: 't1' }] } as unknown as Me;
const refused = new Refused(0, 'offline', { cs: 'Nejde to.', en: 'No.' });
let session: Session;

beforeEach(() => {
  vi.spyOn(api, 'me').mockResolvedValue(me);
  vi.spyOn(api, 'games').mockResolvedValue({});
  vi.spyOn(api, 'guest').mockResolvedValue({} as never);
  vi.spyOn(api, 'cards').mockResolvedValue({ cards: [facts('crystal')] } as never);
  session = new Session();
});

describe('loading', () => {
  it('learns who I am and which games there are', async () => {
    expect(session.ready).toBe(false);
    await session.load();
    expect([session.ready, session.user?.name, session.mine.length]).toEqual([true, 'Karel', 1]);
  });
  it('tells a problem, and forgets it when it works', async () => {
    vi.mocked(api.me).mockRejectedValueOnce(refused);
    await session.load();
    expect([session.ready, session.problem?.en]).toEqual([false, 'No.']);
    await session.load();
    expect([session.ready, session.problem]).toEqual([true, null]);
  });
  it('does not hide a mistake of its own', async () => {
    vi.mocked(api.games).mockRejectedValueOnce(new TypeError('a mistake'));
    await expect(session.load()).rejects.toThrow('a mistake');
  });
});

describe('coming in', () => {
  it('makes a guest of whoever has said no name', async () => {
    await session.comeIn('someone');
    expect(api.guest).toHaveBeenCalledWith('someone');
    expect(session.user?.name).toBe('Karel');
  });
  it('gives a number to whoever says none, so that nobody is called a person', async () => {
    await session.comeIn();
    await new Session().comeIn('  ');
    expect(vi.mocked(api.guest).mock.calls.map(([name]) => /^(Host|Guest) \d\d$/.test(name))).toEqual([true, true]);
  });
  it('leaves alone whoever is there already', async () => {
    await session.load();
    await session.comeIn('someone');
    expect(api.guest).not.toHaveBeenCalled();
  });
  it('knows when I have gone', async () => {
    await session.load();
    vi.mocked(api.me).mockResolvedValueOnce({ user: null, tables: [] });
    await session.refresh();
    expect([session.user, session.mine]).toEqual([null, []]);
  });
});

describe('the cards of a game', () => {
  it('are fetched once, however many want them', async () => {
    await Promise.all([session.fetchCards('shards'), session.fetchCards('shards')]);
    await session.fetchCards('shards');
    expect(api.cards).toHaveBeenCalledTimes(1);
    expect(session.catalogue('shards').get('crystal')?.id).toBe('crystal');
    expect(session.catalogue('rone').size).toBe(0);
  });
  it('are not fetched by looking at them: a derivation may do so', () => {
    expect(session.catalogue('shards').size).toBe(0);
    expect(api.cards).not.toHaveBeenCalled();
  });
  it('reach whoever looks at them when they come', async () => {
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(session.catalogue('shards').size));
    });
    flushSync();
    await session.fetchCards('shards');
    flushSync();
    stop();
    expect(seen).toEqual([0, 1]);
  });
  it('are asked for again after it did not work', async () => {
    vi.mocked(api.cards).mockRejectedValueOnce(refused);
    await session.fetchCards('shards');
    expect(session.catalogue('shards').size).toBe(0);
    await session.fetchCards('shards');
    expect(session.catalogue('shards').size).toBe(1);
  });
  it('of no game are none', async () => {
    await session.fetchCards('');
    expect(api.cards).not.toHaveBeenCalled();
  });
});
