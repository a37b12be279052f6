import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPrograms } from '../tools/postgres-programs.mjs';
import { startOwnPostgres } from '../tools/test-postgres.mjs';
import { type ServerProcess, startServer } from './testing/server-process.ts';
import { startSession } from './testing/start-session.ts';

const RESTARTS = 10;
const CUSTOMERS = 12;

describe.skipIf(!findPrograms())('a database that restarts', () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  test('makes customers retry during repeated restarts, and the server recovers soon after', {
    timeout: 120_000,
  }, async () => {
    const headers = await startSession({ url: postgres.url }, 'fremtind');
    const ask = (method: string, path: string, body?: object) =>
      fetch(`http://localhost:${server.port}/api/privat/forsikring${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const wrong: string[] = [];
    let over = false;
    const keepAsking = async (customer: number) => {
      while (!over) {
        const answer = await (customer % 3 === 0
          ? ask('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: `${Math.random()}@example.com` })
          : ask('GET', '/avtaleoversikt/avtaler'));
        const outcome = `${answer.status} ${answer.headers.get('content-type')} ${answer.headers.has('retry-after')}`;
        if (answer.status !== 200 && outcome !== '503 application/problem+json; charset=utf-8 true')
          wrong.push(outcome);
        await answer.arrayBuffer();
      }
    };
    const customers = Array.from({ length: CUSTOMERS }, (_, customer) => keepAsking(customer));

    for (let restart = 0; restart < RESTARTS; restart++) {
      await postgres.restart();
      const hasRecovered = async () => {
        const answer = await ask('GET', '/avtaleoversikt/avtaler');
        return answer.status === 200 && !(await answer.json()).systemSourceError;
      };
      await expect.poll(hasRecovered, { timeout: 5000 }).toBe(true);
    }
    over = true;
    await Promise.all(customers);
    expect(wrong).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });
});
