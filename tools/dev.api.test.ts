import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './free-port.mjs';
import { root } from './set-up.mjs';

const WHILE_IT_STARTS = { timeout: 60_000, interval: 200 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'development-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the development server applies edits of the distributor file and its logos, serves nynorsk and its socket, and passes options to Node', {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const distributors = join(folder, 'distributors.json');
  const logo = join(folder, 'logo.svg');
  const writeLogo = (width: number) =>
    writeFileSync(
      logo,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9v9z"/></svg>`,
    );
  writeLogo(20);
  const named = JSON.parse(readFileSync(join(root, 'distributors.json'), 'utf8'));
  named.distributors[0].logo = 'logo.svg';
  writeFileSync(distributors, JSON.stringify(named));

  const child = spawn(process.execPath, ['tools/dev.mjs', '--inspect=0'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: String(port),
      DISTRIBUTORS_FILE: distributors,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const starts = () => output.match(/^The portal is at /gm)?.length ?? 0;
  await expect.poll(starts, WHILE_IT_STARTS).toBe(1);

  const [, address] = /ws:\/\/(127\.0\.0\.1:\d+)\//.exec(output) ?? [];
  const targets = await (await fetch(`http://${address}/json/list`)).json();
  expect(targets).toMatchObject([{ title: 'server/main.ts' }]);

  const base = `127.0.0.1:${port}/privat/forsikring/oversikt`;
  const load = async (path: string, cookie = '') =>
    await (await fetch(`http://${base}${path}`, { headers: { host: `localhost:${port}`, cookie } })).text();
  const socket = new WebSocket(`ws://${base}/`, 'vite-hmr');
  await once(socket, 'open');
  socket.close();

  // e2e/development.spec.ts opens a page in bokmål.
  const page = await load('/', 'kfp-spraak=nn');
  expect(page).toContain('<html lang="nn">');
  expect(page).toContain('/@nn/web/browser.tsx"');
  expect(await load('/@nn/web/browser.tsx')).toContain('hydrateRoot');
  const logoIn = (html: string) => /merke\/logo-[^"]+/.exec(html)?.[0];
  expect(logoIn(page)).toBeDefined();

  writeLogo(30);
  await expect.poll(starts, WHILE_IT_STARTS).toBe(2);
  const later = await load('/');
  expect(logoIn(later)).toBeDefined();
  expect(logoIn(later)).not.toBe(logoIn(page));

  writeFileSync(
    distributors,
    JSON.stringify(named).replaceAll('Fremtind Forsikring', 'Fjordbanken Forsikring'),
  );
  await expect.poll(starts, WHILE_IT_STARTS).toBe(3);
  expect(await load('/manifest.webmanifest')).toContain('Fjordbanken');
  child.kill('SIGTERM');
  await once(child, 'exit');
});
