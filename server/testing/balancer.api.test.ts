import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { WAIT_MS } from '../claims/once-per-key.ts';
import { readConfiguration } from '../platform/config/configuration.ts';
import { ROOT } from '../platform/root.ts';
import { hasBalancer, startBalancer } from './balancer.ts';
import { testAuthority } from './certificates.ts';
import { startServer } from './server-process.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';

test.skipIf(!hasBalancer())('ends TLS, and checks a server that has an internal port', async () => {
  const folder = makeScratchFolder('balancer-');
  const authority = await testAuthority();
  const { cert, key } = await authority.certify('balancer');
  const pem = join(folder, 'portal.pem');
  writeFileSync(pem, `${cert}\n${key}\n`);
  const server = await startServer({ DATA_DIR: folder, INTERNAL_PORT: '0', DEMO: 'off', TRUST_PROXY: '1' });
  const checkPort = Number(/localhost:(\d+)\/internal/.exec(server.output())?.[1]);
  const balancer = await startBalancer([server.port, server.port], 0, { certificate: pem, checkPort });
  try {
    const status = await new Promise((found, fail) => {
      get({
        host: '127.0.0.1',
        port: balancer.port,
        path: OVERVIEW,
        ca: authority.ca,
        // The certificate is for the address, and Node asks for the name 'localhost' without one.
        checkServerIdentity: () => undefined,
        servername: 'localhost',
      })
        .on('response', (answer) => found(answer.resume().statusCode))
        .on('error', fail);
    });
    expect(status).toBe(200);
    expect(balancer.log()).not.toContain('DOWN');
  } finally {
    await balancer.stop();
    await server.stop();
    authority.remove();
  }
});

test('waits longer for bodies than the server', () => {
  const rules = readFileSync(join(ROOT, 'ops', 'deploy', 'haproxy.cfg'), 'utf8');
  const { requestSeconds } = readConfiguration({});
  for (const rule of [/timeout client (\d+)s/, /set-timeout server (\d+)s if !METH_GET/])
    expect(Number(rule.exec(rules)?.[1])).toBeGreaterThan(Math.max(requestSeconds, WAIT_MS / 1000));
});

test.skipIf(!hasBalancer())('says what to do when a server is lost while it answers a form', async () => {
  const server = createServer(({ method }, response) => {
    if (method === 'POST') response.destroy();
    else response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const balancer = await startBalancer([port, port]);
  try {
    const answer = await fetch(`http://127.0.0.1:${balancer.port}${OVERVIEW}`, { method: 'POST' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      502,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(await answer.text()).toContain('Siden svarer ikke akkurat nå');
  } finally {
    await balancer.stop();
    server.close();
  }
});

test.skipIf(!hasBalancer())('logs each request with the client, without the query', async () => {
  const server = createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const balancer = await startBalancer([port, port]);
  try {
    for (const path of ['/kontroll?kode=7KQ4', '/internal/metrics?kode=7KQ4'])
      await fetch(`http://127.0.0.1:${balancer.port}${path}`);
    await expect
      .poll(balancer.log)
      .toMatch(/^127\.0\.0\.1 \[\S+\] GET \/kontroll 200 \d+ \d+ servers\/(one|two)$/m);
    await expect.poll(balancer.log).toMatch(/^127\.0\.0\.1 \[\S+\] GET \/internal\/metrics 404 /m);
    expect(balancer.log()).not.toContain('7KQ4');
  } finally {
    await balancer.stop();
    server.close();
  }
});

test.skipIf(!hasBalancer())('waits for a client that is silent while it sends a body', async () => {
  const server = createServer((received, response) => void received.resume().on('end', () => response.end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const change = (rules: string) => rules.replace('timeout server 10s', 'timeout server 1s');
  const balancer = await startBalancer([port, port], 0, { change });
  try {
    const sent = request({ host: '127.0.0.1', port: balancer.port, method: 'POST' });
    const answered = once(sent, 'response');
    sent.write('a');
    await setTimeout(1500);
    sent.end('b');
    expect((await answered)[0].statusCode).toBe(200);
  } finally {
    await balancer.stop();
    server.close();
  }
});
