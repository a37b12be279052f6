import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError } from '../online.ts';
import { onSessionExpiryChange } from '../session/session-expiry.ts';
import { HttpError } from './http-error.ts';
import { handleRefusals, setPageSession, setPageSharing } from './page-session.ts';
import { request, setApiHost, untilDelivered } from './request.ts';

const TILBUD = 'GET /avtaleoversikt/tilbud';
const DELETE_OFFER = 'DELETE /avtaleoversikt/tilbud/:avtaleNummer';
const FEEDBACK = { page: '/', feedbackValue: '5' } as const;

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

describe('every request', () => {
  test('sends the app name and XSRF token, and accepts JSON, on the same origin', async () => {
    answers(200, '{}');
    await request(TILBUD);
    const { url, init, headers } = lastCall();
    expect(url).toBe('/api/privat/forsikring/avtaleoversikt/tilbud');
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(headers.get('X-Requested-By')).toBe('forsikringsoversikt');
    expect(headers.get('X-XSRF-TOKEN')).toBe('token-1');
    expect(headers.get('X-Kfp-Spraak')).toBe('nb');
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.has('Content-Type')).toBe(false);
  });

  test('sends a header when it must not renew the session', async () => {
    answers(200, '{}');
    await request(TILBUD);
    expect(lastCall().headers.has('X-Session-Renewal')).toBe(false);
    answers(200, '{}');
    await request(TILBUD, { renewsSession: false });
    expect(lastCall().headers.get('X-Session-Renewal')).toBe('no');
  });

  test('goes to the API host if there is one, without cookies for another origin', async () => {
    setApiHost('https://api.bank.example');
    answers(200, '{}');
    await request(TILBUD);
    expect(lastCall().url).toBe('https://api.bank.example/api/privat/forsikring/avtaleoversikt/tilbud');
    expect(lastCall().init?.credentials).toBe('same-origin');
    setApiHost('');
  });

  test('reports the session expiry', async () => {
    const listener = vi.fn();
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const stop = onSessionExpiryChange(listener);
    answers(200, '{}', { 'X-Session-Expiry': '1799' });
    await request(TILBUD);
    answers(200, '{}');
    await request(TILBUD);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ expiresAt: 1_799_000, renewed: true });
    answers(200, '{}', { 'X-Session-Expiry': '1798' });
    await request(TILBUD, { renewsSession: false });
    expect(listener).toHaveBeenLastCalledWith({ expiresAt: 1_798_000, renewed: false });
    stop();
    answers(200, '{}', { 'X-Session-Expiry': '5' });
    await request(TILBUD);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe('request data', () => {
  test('omits null fields from the query string and encodes values', async () => {
    answers(200, '{}');
    await request('GET /nbo/produktanbefaling', { query: { produkt: 'BIL & MC' } });
    expect(lastCall().url).toBe('/api/privat/forsikring/nbo/produktanbefaling?produkt=BIL+%26+MC');
    answers(200, '{}');
    await request('GET /nbo/produktanbefaling', { query: { produkt: null } });
    expect(lastCall().url).toBe('/api/privat/forsikring/nbo/produktanbefaling');
  });

  test.each([
    [
      'POST',
      () => request('POST /feedback/', { body: { page: '/', feedbackValue: '5', text: null }, headers: {} }),
      '{"page":"/","feedbackValue":"5"}',
    ],
    [
      'PUT',
      () => request('PUT /skadekunde/kontaktinformasjon', { body: { epostAdresse: '', mobilNummer: null } }),
      '{"epostAdresse":""}',
    ],
    ['POST', () => request('POST /jumpsst/'), '{}'],
  ] as const)('sends %s as JSON without null fields', async (method, send, body) => {
    answers(200, '{}');
    await send();
    const { init, headers } = lastCall();
    expect(init?.method).toBe(method);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(init?.body).toBe(body);
  });

  test('sends the headers that the endpoint declares', async () => {
    answers(204, null);
    await request('POST /feedback/', { headers: { 'idempotency-key': 'nokkel' }, body: FEEDBACK });
    expect(lastCall().headers.get('Idempotency-Key')).toBe('nokkel');
  });

  test('sends DELETE with a path parameter and query string, without a body', async () => {
    answers(204, null);
    await request(DELETE_OFFER, { params: { avtaleNummer: '1/2 Å\ud800' }, query: { systemSource: 'NICE' } });
    const { url, init, headers } = lastCall();
    expect(init?.method).toBe('DELETE');
    expect(url).toBe(
      '/api/privat/forsikring/avtaleoversikt/tilbud/1%2F2%20%C3%85%EF%BF%BD?systemSource=NICE',
    );
    expect(headers.has('Content-Type')).toBe(false);
    expect(init?.body).toBeUndefined();
  });
});

describe('the timeout', () => {
  const noAnswer = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test.each([
    ['GET', 20_000, () => request(TILBUD)],
    ['POST', 15_000, () => request('POST /jumpsst/')],
    ['PUT', 15_000, () => request('PUT /skadekunde/kontaktinformasjon')],
    ['DELETE', 15_000, () => request(DELETE_OFFER, { params: { avtaleNummer: '1' } })],
  ] as const)('ends a %s that gets no answer in %i ms', async (_method, ms, call) => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    sent.mockImplementation(noAnswer);
    const calling = call();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(ms);
    deadline.abort(new DOMException('x', 'TimeoutError'));
    await expect(calling).rejects.toMatchObject({ name: 'TimeoutError' });
    timeout.mockRestore();
  });

  test('does not replace the signal of the caller', async () => {
    sent.mockImplementation(noAnswer);
    const caller = new AbortController();
    const calling = request(TILBUD, { signal: caller.signal });
    caller.abort(new Error('not needed'));
    await expect(calling).rejects.toThrow('not needed');
  });
});

describe('a refusal with 403', () => {
  const refuse = (cookie: string) =>
    sent.mockImplementationOnce(async () => {
      vi.stubGlobal('document', { cookie });
      return new Response('{}', { status: 403 });
    });
  const tokens = () => sent.mock.calls.map(([, { headers }]) => new Headers(headers).get('X-XSRF-TOKEN'));

  test('that sets a new XSRF token leads to one more try with it', async () => {
    vi.stubGlobal('document', { cookie: '' });
    refuse('XSRF-TOKEN=token-2');
    answers(200, '{"kfpSessionId":"x"}');
    expect(await request('POST /auth/forleng-sesjon')).toEqual({ kfpSessionId: 'x' });
    expect(tokens()).toEqual(['', 'token-2']);
  });

  test('with the same XSRF token is final', async () => {
    refuse('XSRF-TOKEN=token-1');
    await expect(request('POST /auth/forleng-sesjon')).rejects.toMatchObject({ status: 403 });
    expect(tokens()).toEqual(['token-1']);
  });
});

describe('response data', () => {
  test('is parsed as JSON', async () => {
    answers(200, '{"antall":4}');
    expect(await request('GET /avtaleoversikt/tilbud/antall')).toEqual({ antall: 4 });
  });

  test('is null on 204', async () => {
    answers(204, null);
    expect(await request('POST /feedback/', { body: FEEDBACK })).toBeNull();
  });

  test.each([400, 404, 500])('throws the status text, status and body on status %d', async (status) => {
    answers(status, '{"code":"UGYLDIG_MOBILNR"}');
    const error = await request(TILBUD).catch((caught) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status, message: 'Status text', details: { code: 'UGYLDIG_MOBILNR' } });
  });

  test('keeps the text of an error that is not JSON', async () => {
    answers(502, '<h1>Bad gateway</h1>');
    await expect(request(TILBUD)).rejects.toMatchObject({ status: 502, details: '<h1>Bad gateway</h1>' });
  });

  test('throws when an answer is not JSON', async () => {
    answers(200, '<!doctype html>');
    await expect(request(TILBUD)).rejects.toThrow('Error while parsing JSON');
  });
});

describe('the page’s session', () => {
  const refused = vi.fn();
  beforeEach(() => {
    refused.mockReset();
    handleRefusals(refused);
  });
  const call = async (status: number, details: object) => {
    answers(status, JSON.stringify(details));
    await request(TILBUD).catch(() => null);
  };

  test('is sent with every request once it is known', async () => {
    answers(200, '{}');
    await request(TILBUD);
    expect(lastCall().headers.has('X-Kfp-Session-Id')).toBe(false);
    setPageSession('mine');
    answers(200, '{}');
    await request('PUT /skadekunde/kontaktinformasjon');
    expect(lastCall().headers.get('X-Kfp-Session-Id')).toBe('mine');
    setPageSession(undefined);
    answers(200, '{}');
    await request('POST /jumpsst/');
    expect(lastCall().headers.get('X-Kfp-Session-Id')).toBe('none');
  });

  test('is ended on 401 and another on 409 with its code; other refusals don’t affect it', async () => {
    setPageSession('mine');
    await call(401, {});
    expect(refused).toHaveBeenLastCalledWith('ended');
    await call(409, { code: 'ANNEN_OKT' });
    expect(refused).toHaveBeenLastCalledWith('other');
    for (const status of [403, 404, 409, 500]) await call(status, { code: 'UKJENT' });
    expect(refused).toHaveBeenCalledTimes(2);
  });

  test('is sent with the sharing of a page that shows another customer’s data', async () => {
    setPageSharing('sharing');
    answers(200, '{}');
    await request(TILBUD);
    expect(lastCall().headers.get('X-Kfp-Vegne-Av')).toBe('sharing');
    answers(200, '{}');
    await request('POST /lenke', { body: { url: 'https://x' }, isOwn: true });
    expect(lastCall().headers.has('X-Kfp-Vegne-Av')).toBe(false);
    await call(404, { code: 'DELING_AVSLUTTET' });
    expect(refused).toHaveBeenLastCalledWith('sharing-over');
    setPageSharing(undefined);
    answers(200, '{}');
    await request(TILBUD);
    expect(lastCall().headers.has('X-Kfp-Vegne-Av')).toBe(false);
  });

  test('can’t be ended on a page without login', async () => {
    setPageSession(undefined);
    await call(401, {});
    expect(refused).not.toHaveBeenCalled();
  });
});

test('rejects undeclared paths, parameters and bodies at compile time', () => {
  // Never runs: the compiler is the test.
  void async function misuse() {
    // @ts-expect-error unknown path
    await request('GET /avtaleoversikt/avtale');
    // @ts-expect-error unknown method
    await request('POST /avtaleoversikt/avtaler');
    // @ts-expect-error a parameter is missing
    await request(DELETE_OFFER);
    // @ts-expect-error unknown parameter
    await request(DELETE_OFFER, { params: { nummer: '1' } });
    // @ts-expect-error a query where none is declared
    await request(TILBUD, { query: { side: '1' } });
    // @ts-expect-error the query's field is required
    await request('GET /samtykke/tekster', { query: {} });
    // @ts-expect-error a body where none is declared
    await request('POST /jumpsst/', { body: {} });
    // @ts-expect-error a field of another type
    await request('POST /samtykke/reservasjon', { body: { harReservasjon: 'ja' } });
    // @ts-expect-error the body is missing
    await request('POST /samtykke/reservasjon');
    // @ts-expect-error a required field is null
    await request('POST /samtykke/reservasjon', { body: { harReservasjon: null } });
    // @ts-expect-error unknown field in the answer
    (await request(TILBUD)).avtaler;
    // @ts-expect-error the answer is empty
    (await request(DELETE_OFFER, { params: { avtaleNummer: '1' } })).tilbud;
  };
});

test('while offline, saves are not sent, and reads are left to the browser', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answers(200, '{}');
  await expect(request(DELETE_OFFER, { params: { avtaleNummer: '1' } })).rejects.toBeInstanceOf(OfflineError);
  expect(sent).not.toHaveBeenCalled();
  await request(TILBUD);
  expect(sent).toHaveBeenCalledOnce();
});

describe('a keepalive request', () => {
  const feedback = () => request('POST /feedback/', { body: FEEDBACK, keepalive: true });

  afterEach(() => vi.useRealTimers());

  test.each([204, 500])('is awaited until it is answered with %i', async (status) => {
    const held = Promise.withResolvers<Response>();
    sent.mockReturnValue(held.promise);
    const isSent = feedback().catch(() => {});
    const delivered = vi.fn();
    const waiting = untilDelivered(60_000).then(delivered);
    await new Promise(setImmediate);
    expect(delivered).not.toHaveBeenCalled();
    held.resolve(new Response(status === 204 ? null : '{}', { status }));
    await isSent;
    await waiting;
    expect(delivered).toHaveBeenCalledOnce();
  });

  test('is not awaited longer than the timeout', async () => {
    vi.useFakeTimers();
    sent.mockReturnValue(new Promise(() => {}));
    void feedback();
    const delivered = vi.fn();
    const waiting = untilDelivered(1_000).then(delivered);
    await vi.advanceTimersByTimeAsync(999);
    expect(delivered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
  });
});
