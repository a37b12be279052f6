import type { FastifyRequest } from 'fastify';
import { maskText, unmaskText } from '../../domain/mask-text.ts';
import { actCookie } from '../session/cookies.ts';

/** Query parameter of a request from a browser without scripts, which can't load missing data later. */
const WAIT_PARAMETER = 'vent';
/** The maximum time for a source to respond or fail, in ms. */
const FULL_WAIT_MS = 20_000;

/** Returns how long a page waits for its data, in ms: `firstPageMs` if scripts can load the rest later. */
export function waitOf(request: FastifyRequest, firstPageMs: number): number {
  return waitsForAll(request) ? FULL_WAIT_MS : firstPageMs;
}

/**
 * Returns the head element that, without scripts, reloads an incomplete page and waits for all data
 * (spec: decisions §6). Returns '' if the page has already waited. The query is masked with `key`.
 */
export function withoutScripts(request: FastifyRequest, key: string): string {
  if (waitsForAll(request)) return '';
  const { search } = urlOf(request);
  const query = search === '' ? WAIT_PARAMETER : `${WAIT_PARAMETER}=${maskText(search, key)}`;
  return `<noscript><meta http-equiv="refresh" content="0;url=?${query}"></noscript>`;
}

/**
 * Returns the query that `withoutScripts` masked; null if the request has none. The redirect needs no path: one with dot
 * segments can become that of another host (`/a/..//host`).
 */
export function unmaskedQuery(request: FastifyRequest): string | null {
  const { searchParams } = urlOf(request);
  const search = unmaskText(searchParams.get(WAIT_PARAMETER) ?? '');
  if (!search?.startsWith('?')) return null;
  const query = new URLSearchParams(search);
  query.set(WAIT_PARAMETER, '');
  return `?${query}`;
}

/** After a form without scripts, a reload would lose its message (ADR-041). */
function waitsForAll(request: FastifyRequest): boolean {
  return urlOf(request).searchParams.has(WAIT_PARAMETER) || actCookie.get(request) !== null;
}

function urlOf({ url }: FastifyRequest): URL {
  return new URL(url, 'http://portal.invalid');
}
