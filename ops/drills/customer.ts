import { headersOf, sessionCookies } from '../bench/sessions.ts';

/** A logged-in customer, who can send requests to any server. */
export type Customer = {
  /**
   * Sends a request to a server or the balancer. `url`: the origin, without a path. Rejects after
   * `timeoutMs`.
   */
  get(url: string, path: string, timeoutMs?: number): Promise<Response>;
  send(url: string, method: 'POST' | 'PUT', path: string, body: object): Promise<Response>;
};

const TIMEOUT_MS = 30_000;
export const OVERVIEW = '/privat/forsikring/oversikt/';
export const PROFILE = `${OVERVIEW}forsikringsprofil`;
export const API = '/api/privat/forsikring';
export const CONTACT = `${API}/skadekunde/kontaktinformasjon`;
export const AGREEMENTS = `${API}/avtaleoversikt/avtaler`;

/** Logs a demonstration person in. `url`: the origin, without a path. */
export async function logInAt(url: string, ssn: string): Promise<Customer> {
  const cookie = await sessionCookies(url, ssn);
  const headers = headersOf(cookie);
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  return {
    get: async (at, path, timeoutMs = TIMEOUT_MS) =>
      await fetch(at + path, { headers, signal: AbortSignal.timeout(timeoutMs) }),
    send: async (at, method, path, body) =>
      await fetch(at + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  };
}
