import { writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
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
    server.child.kill('SIGINT');
    await server.ended;
    authority.remove();
  }
});
