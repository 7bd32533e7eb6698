import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../../src/lib/api';

const fetched = vi.fn<typeof fetch>();
const answer = (data: unknown, status = 200): void => void fetched.mockResolvedValueOnce(new Response(JSON.stringify(data), { status }));
const sent = (): { address: string; init: RequestInit } => {
  const [address, init] = fetched.mock.calls[0] ?? [];
  return { address: address as string, init: init ?? {} };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

async function refusal(call: Promise<unknown>): Promise<Refused> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refused)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

describe('a request', () => {
  it('fills names into the path, encoded', async () => {
    answer({ cards: [] });
    await api.cards('a/b c');
    expect(sent().address).toBe('/api/games/a%2Fb%20c/cards');
    expect(sent().init.method).toBe('GET');
    expect(sent().init.body).toBeUndefined();
  });
  it('asks in the query for what is not in the path', async () => {
    answer({ rules: [] });
    await api.rules('shards', 'co je & není');
    expect(sent().address).toBe('/api/games/shards/rules?q=co+je+%26+nen%C3%AD');
  });
  it('sends its body as JSON, an empty one if there is nothing to say', async () => {
    answer({});
    await api.guest('Karel');
    expect(sent().init).toMatchObject({ method: 'POST', body: '{"name":"Karel"}', credentials: 'same-origin' });
    expect((sent().init.headers as Record<string, string>)['Content-Type']).toBe('application/json');
    fetched.mockClear();
    answer({});
    await api.logout();
    expect(sent().init.body).toBe('{}');
  });
  it('gives what was answered', async () => {
    answer({ tables: [1] });
    expect(await api.tables()).toEqual({ tables: [1] });
  });
  it('names a table as it is, whatever is in its id', async () => {
    answer({});
    await api.record('$&');
    expect(sent().address).toBe('/api/tables/%24%26/record');
  });
});

describe('a refusal', () => {
  it("has the server's own words and its code", async () => {
    answer({ code: 'taken', text: { cs: 'Obsazeno.', en: 'Taken.' } }, 409);
    expect(await refusal(api.sit('x', 'p1'))).toMatchObject({ status: 409, code: 'taken', texts: { cs: 'Obsazeno.' }, message: 'Taken.' });
  });
  it('is told in both languages when the server does not answer', async () => {
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    const { code, texts } = await refusal(api.me());
    expect(code).toBe('offline');
    expect([texts.cs, texts.en].every((text) => text.length > 10)).toBe(true);
  });
  it('is told when something else answers than the server', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await refusal(api.me())).toMatchObject({ status: 502, code: 'unknown' });
  });
});
