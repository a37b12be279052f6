import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { API_PATH } from '../../domain/paths.ts';
import type { TestPortal } from './portal.ts';

export type GuardedCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object };

/** Expects the error format of the API (spec: decisions §4), with this status and code. */
export function expectProblem(answer: LightMyRequestResponse, status: number, code?: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const { title, detail, ...rest } = answer.json();
  expect([typeof title, typeof detail]).toEqual(['string', 'string']);
  expect(rest).toEqual(code === undefined ? { status } : { status, code });
}

/**
 * Expects that an endpoint rejects requests without session, without X-Requested-By and, if it writes,
 * without XSRF token.
 */
export async function expectGuarded(
  portal: TestPortal,
  ssn: string,
  { method, path, body }: GuardedCall,
): Promise<void> {
  const visitor = portal.browser();
  await visitor.call('GET', '/auth/session-status');
  expectProblem(await visitor.call(method, path, body), 401);

  const browser = await portal.loggedIn(ssn);
  const headers = { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' };
  const sent = { method, headers, ...(body ? { payload: body } : {}) };
  expectProblem(await browser.request(API_PATH + path, sent), 403);
  if (method === 'GET') return;
  expectProblem(await browser.call(method, path, body, { 'x-xsrf-token': 'a'.repeat(43) }), 403);
}

/** Expects that an endpoint asks a customer who has been deleted to log in. */
export async function expectDeletedCustomerRefused(
  portal: TestPortal,
  ssn: string,
  { method, path, body }: GuardedCall,
): Promise<void> {
  const browser = await portal.loggedIn(ssn);
  await portal.db.deleteFrom('customer').where('ssn', '=', ssn).execute();
  expectProblem(await browser.call(method, path, body), 401);
}

/** The activities that logging in and out records. */
export const LOGINS = ['logged-in', 'logged-in-from-new-device', 'logged-out', 'session-replaced'];

/** Returns the customer's activities since the login, sorted. */
export async function auditOf(portal: TestPortal, ssn: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit')
    .innerJoin('customer', 'customer.id', 'audit.customer_id')
    .select('audit.action')
    .where('customer.ssn', '=', ssn)
    .where('audit.action', 'not in', LOGINS)
    .execute();
  return rows.map(({ action }) => action).toSorted();
}
