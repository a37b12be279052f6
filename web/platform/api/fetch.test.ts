import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  get,
  HttpError,
  onSessionExpiry,
  onSessionRefusal,
  post,
  put,
  remove,
  setApiHost,
  setPageSession,
} from './fetch.ts';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answers = (status: number, body: string | null, headers: HeadersInit = {}) =>
  sent.mockResolvedValue(new Response(body, { status, statusText: 'Status text', headers }));

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=token-1; last=2' });
});
afterEach(() => vi.unstubAllGlobals());

function lastCall() {
  const [url, init] = sent.mock.lastCall ?? [];
  return { url, init, headers: new Headers(init?.headers) };
}

describe('every call', () => {
  test('says who asks, brings the XSRF token and asks for JSON, on the same origin', async () => {
    answers(200, '{}');
    await get('/tilbud');
    const { url, init, headers } = lastCall();
    expect(url).toBe('/api/privat/forsikring/tilbud');
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(headers.get('X-Requested-By')).toBe('forsikringsoversikt');
    expect(headers.get('X-XSRF-TOKEN')).toBe('token-1');
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.has('Content-Type')).toBe(false);
  });

  test('says so where the customer did not cause it', async () => {
    answers(200, '{}');
    await get('/tilbud');
    expect(lastCall().headers.has('X-Session-Renewal')).toBe(false);
    answers(200, '{}');
    await get('/tilbud', {}, undefined, false);
    expect(lastCall().headers.get('X-Session-Renewal')).toBe('no');
  });

  test('goes to the API host where there is one, without cookies for another origin', async () => {
    setApiHost('https://api.bank.example');
    answers(200, '{}');
    await get('/tilbud');
    expect(lastCall().url).toBe('https://api.bank.example/api/privat/forsikring/tilbud');
    expect(lastCall().init?.credentials).toBe('same-origin');
    setApiHost('');
  });

  test('tells how long the session lasts', async () => {
    const heard = vi.fn();
    const stop = onSessionExpiry(heard);
    answers(200, '{}', { 'X-Session-Expiry': '1799' });
    await get('/tilbud');
    answers(200, '{}');
    await get('/tilbud');
    expect(heard).toHaveBeenCalledExactlyOnceWith(1799, true);
    answers(200, '{}', { 'X-Session-Expiry': '1798' });
    await get('/tilbud', {}, undefined, false);
    expect(heard).toHaveBeenLastCalledWith(1798, false);
    stop();
    answers(200, '{}', { 'X-Session-Expiry': '5' });
    await get('/tilbud');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('what is sent', () => {
  test('null fields are left out of the query string, and values are encoded', async () => {
    answers(200, '{}');
    await get('/nbo/produktanbefaling', { produkt: 'BIL & MC', side: null, annet: undefined, ja: true });
    expect(lastCall().url).toBe('/api/privat/forsikring/nbo/produktanbefaling?produkt=BIL+%26+MC&ja=true');
  });

  test.each([
    ['POST', post],
    ['PUT', put],
  ] as const)('%s sends JSON without its null fields', async (method, call) => {
    answers(200, '{}');
    await call('/feedback/', { page: '/', text: null, tom: '', nei: false });
    const { init, headers } = lastCall();
    expect(init?.method).toBe(method);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(init?.body).toBe('{"page":"/","tom":"","nei":false}');
  });

  test('DELETE has a query string and no body', async () => {
    answers(204, null);
    await remove('/avtaleoversikt/tilbud/1', { systemSource: 'NICE' });
    const { url, init, headers } = lastCall();
    expect(init?.method).toBe('DELETE');
    expect(url).toBe('/api/privat/forsikring/avtaleoversikt/tilbud/1?systemSource=NICE');
    expect(headers.has('Content-Type')).toBe(false);
    expect(init?.body).toBeUndefined();
  });
});

describe('a deadline', () => {
  test.each([
    ['POST', () => post('/feedback/')],
    ['PUT', () => put('/skadekunde/kontaktinformasjon')],
    ['DELETE', () => remove('/avtaleoversikt/tilbud/1')],
  ] as const)('ends a %s that nobody answers, so that nobody waits for ever', async (_method, call) => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    sent.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const saving = call();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    deadline.abort(new DOMException('x', 'TimeoutError'));
    await expect(saving).rejects.toMatchObject({ name: 'TimeoutError' });
    timeout.mockRestore();
  });

  test('is not set for what only reads', async () => {
    answers(200, '{}');
    await get('/tilbud');
    expect(lastCall().init?.signal).toBeUndefined();
  });
});

describe('what comes back', () => {
  test('JSON', async () => {
    answers(200, '{"antall":4}');
    expect(await get('/tilbud/antall')).toEqual({ antall: 4 });
  });

  test('null on 204', async () => {
    answers(204, null);
    expect(await post('/feedback/', {})).toBeNull();
  });

  test.each([400, 404, 500])('status %d throws the status text, the status and the body', async (status) => {
    answers(status, '{"code":"UGYLDIG_MOBILNR"}');
    const error = await get('/tilbud').catch((caught) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message: 'Status text', details: { code: 'UGYLDIG_MOBILNR' } });
  });

  test('an error that is no JSON keeps its text', async () => {
    answers(502, '<h1>Bad gateway</h1>');
    await expect(get('/tilbud')).rejects.toMatchObject({ status: 502, details: '<h1>Bad gateway</h1>' });
  });

  test('an answer that is no JSON says so', async () => {
    answers(200, '<!doctype html>');
    await expect(get('/tilbud')).rejects.toThrow('Error while parsing JSON');
  });
});

describe('the page’s session', () => {
  const refused = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    refused.mockReset();
    stop = onSessionRefusal(refused);
  });
  afterEach(() => stop());
  const call = async (status: number, details: object) => {
    answers(status, JSON.stringify(details));
    await get('/tilbud').catch(() => null);
  };

  test('is named by every call from when it is known', async () => {
    answers(200, '{}');
    await get('/tilbud');
    expect(lastCall().headers.has('X-Kfp-Session-Id')).toBe(false);
    setPageSession('mine');
    answers(200, '{}');
    await put('/tilbud');
    expect(lastCall().headers.get('X-Kfp-Session-Id')).toBe('mine');
    setPageSession(undefined);
    answers(200, '{}');
    await post('/tilbud');
    expect(lastCall().headers.get('X-Kfp-Session-Id')).toBe('none');
  });

  test('is over on 401, and another on 409 with its code; no other refusal is about it', async () => {
    setPageSession('mine');
    await call(401, {});
    expect(refused).toHaveBeenLastCalledWith('ended');
    await call(409, { code: 'ANNEN_OKT' });
    expect(refused).toHaveBeenLastCalledWith('other');
    for (const status of [403, 404, 409, 500]) await call(status, { code: 'UKJENT' });
    expect(refused).toHaveBeenCalledTimes(2);
  });

  test('of a page of nobody can’t be over', async () => {
    setPageSession(undefined);
    await call(401, {});
    expect(refused).not.toHaveBeenCalled();
  });
});
