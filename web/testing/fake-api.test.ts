import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchByKey, request } from '../platform/api/request.ts';
import { fakeApi } from './fake-api.ts';

const SAVE = 'POST /samtykke/reservasjon';
const signal = new AbortController().signal;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fakeApi', () => {
  it('answers and records a request that the contract declares', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const api = fakeApi();
    api.answer(SAVE, ({ harReservasjon }) => ({ hasReservasjon: harReservasjon }));
    const body = { harReservasjon: true };
    expect(await request(SAVE, { body })).toEqual({ hasReservasjon: true });
    expect(api.sent()).toMatchObject([{ name: SAVE, body }]);
    expect(api.problems()).toEqual([]);
  });

  it.each([
    ['an answer unlike its schema', '/samtykke/reservasjon/hent', {}, /^answer of GET .*hasReservasjon/],
    ['a query unlike its schema', '/samtykke/tekster', { bankkunde: 'ja' }, /^query of GET .*bankkunde/],
    ['an undeclared query', '/samtykke/reservasjon/hent', { side: '1' }, /^query of GET .*side/],
    ['an endpoint without an answer', '/adresse/postnummer', {}, /^GET .*postnummer has no answer: give/],
    ['an endpoint outside the contract', '/adresse/x', {}, /^GET .*x has no answer: give/],
  ])('reports %s', async (_what, path, query, problem) => {
    vi.stubGlobal('document', { cookie: '' });
    const api = fakeApi();
    api.answer('GET /samtykke/reservasjon/hent', {} as never);
    api.answer('GET /samtykke/tekster', { samtykketekster: [] });
    await expect(fetchByKey(path, query, signal, true)).rejects.toThrow();
    expect(api.problems()[0]).toMatch(problem);
  });

  it('reports a body unlike its schema', async () => {
    vi.stubGlobal('document', { cookie: '' });
    const api = fakeApi();
    api.answer(SAVE, { hasReservasjon: true });
    await expect(request(SAVE, { body: { harReservasjon: 'ja' as never } })).rejects.toThrow();
    expect(api.problems()).toEqual([expect.stringMatching(/^body of POST .*harReservasjon/)]);
  });
});
