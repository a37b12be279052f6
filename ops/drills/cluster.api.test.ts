import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../e2e/people.ts';
import { type Cluster, missingForCluster, startCluster } from '../../server/testing/cluster.ts';
import type { ServerProcess } from '../../server/testing/server-process.ts';
import { API, CONTACT, type Customer, logInAt, OVERVIEW, PROFILE } from './customer.ts';

const missing = missingForCluster();
if (missing.length > 0) console.log(`No test of two servers: ${missing.join(' ')}`);

describe.skipIf(missing.length > 0)('two servers behind the load balancer', () => {
  let cluster: Cluster;
  let kari: Customer;
  beforeAll(async () => {
    // Even on a busy machine, the data are included in the first page.
    cluster = await startCluster({ LOG_LEVEL: 'error', FIRST_PAGE_MS: '5000' });
    kari = await logInAt(cluster.url, people.kari.ssn);
  });
  afterAll(async () => await cluster?.stop());

  test('share sessions: both know a customer who logged in through the balancer', async () => {
    for (const server of cluster.servers) {
      const page = await kari.get(at(server), OVERVIEW);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Kari Nordmann');
    }
  });

  test('share requests, and read data that the other server stored', async () => {
    const change = await kari.send(cluster.url, 'PUT', CONTACT, { epostAdresse: 'kari.begge@example.com' });
    expect(change.status).toBe(200);
    for (const server of cluster.servers) {
      expect(await (await kari.get(at(server), PROFILE)).text()).toContain('kari.begge@example.com');
    }
    const before = await Promise.all(cluster.servers.map(pagesOf));
    for (let page = 0; page < 4; page += 1) expect((await kari.get(cluster.url, PROFILE)).status).toBe(200);
    const after = await Promise.all(cluster.servers.map(pagesOf));
    expect(after.every((pages, server) => pages > (before[server] ?? 0))).toBe(true);
  });

  test('hide their internal endpoints, however the path is written', async () => {
    for (const path of [
      '/internal/metrics',
      '/INTERNAL/metrics',
      '/%69nternal/health/ready',
      '/api/intern/endringer',
      '/API/%69ntern/endringer',
    ])
      expect((await fetch(cluster.url + path)).status, path).toBe(404);
  });

  test('end a session on both servers when the customer logs out on one', async () => {
    const jonas = await logInAt(cluster.url, people.jonas.ssn);
    const status = async (server: ServerProcess) =>
      await (await jonas.get(at(server), `${API}/auth/session-status`)).json();
    for (const server of cluster.servers) expect(await status(server)).toHaveProperty('kfpSessionId');
    expect((await jonas.send(at(cluster.servers[0]), 'POST', `${API}/auth/logout`, {})).status).toBe(200);
    for (const server of cluster.servers) expect(await status(server)).toEqual({});
  });
});

function at(server: ServerProcess): string {
  return `http://localhost:${server.port}`;
}

/** Returns the number of pages that a server has sent. */
async function pagesOf(server: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${at(server)}/internal/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{.*route="\/privat.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
