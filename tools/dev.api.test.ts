import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './set-up.mjs';

const WHILE_IT_STARTS = { timeout: 60_000, interval: 200 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'development-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function startDevelopment(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, ['tools/dev.mjs', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return { child, errors: () => errors };
}

test('the development server applies edits of the distributor file and its logos, and serves its socket on its own port', {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const distributors = join(folder, 'distributors.json');
  const shipped = readFileSync(join(root, 'distributors.json'), 'utf8');
  const logo = join(folder, 'logo.svg');
  const writeLogo = (width: number) =>
    writeFileSync(
      logo,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path d="M0 0h9v9z"/></svg>`,
    );
  writeLogo(20);
  const named = JSON.parse(shipped);
  named.distributors[0].logo = 'logo.svg';
  writeFileSync(distributors, JSON.stringify(named));
  const { child } = startDevelopment({ PORT: String(port), DISTRIBUTORS_FILE: distributors });
  const base = `127.0.0.1:${port}/privat/forsikring/oversikt`;
  const manifest = async () => {
    const answer = await fetch(`http://${base}/manifest.webmanifest`, {
      headers: { host: `localhost:${port}` },
    }).catch(() => null);
    return (await answer?.text()) ?? '';
  };
  await expect.poll(manifest, WHILE_IT_STARTS).toContain('Fremtind');

  const socket = new WebSocket(`ws://${base}/`, 'vite-hmr');
  await once(socket, 'open');
  socket.close();

  const logoOfPage = async () => {
    const answer = await fetch(`http://${base}/`, { headers: { host: `localhost:${port}` } }).catch(
      () => null,
    );
    return /merke\/logo-[^"]+/.exec((await answer?.text()) ?? '')?.[0];
  };
  await expect.poll(logoOfPage, WHILE_IT_STARTS).toBeDefined();
  const before = await logoOfPage();
  writeLogo(30);
  await expect.poll(logoOfPage, WHILE_IT_STARTS).not.toBe(before);

  for (const [language, word, scripts] of [
    ['nb', 'Logg inn', '/web/browser.tsx'],
    ['nn', 'Logg inn', '/@nn/web/browser.tsx'],
    ['en', 'Log in', '/@en/web/browser.tsx'],
  ] as const) {
    const headers = { host: `localhost:${port}`, cookie: `kfp-spraak=${language}` };
    const load = async (path: string) => await fetch(path, { headers }).catch(() => null);
    let page = '';
    // The server may still be restarting after the change of the logo.
    await expect
      .poll(async () => {
        page = (await (await load(`http://${base}/`))?.text()) ?? '';
        return page;
      }, WHILE_IT_STARTS)
      .toContain(`<html lang="${language}"`);
    expect(page).toContain(word);
    const [address = ''] = /[^"]*\/web\/browser\.tsx/.exec(page) ?? [];
    expect(address.endsWith(`/oversikt${scripts}`), address).toBe(true);
    const typeOfScript = async () =>
      (await load(`http://127.0.0.1:${port}${address}`))?.headers.get('content-type');
    await expect.poll(typeOfScript, WHILE_IT_STARTS).toBe('text/javascript');
  }

  const renamed = JSON.stringify(named).replaceAll('Fremtind Forsikring', 'Fjordbanken Forsikring');
  writeFileSync(distributors, renamed);
  await expect.poll(manifest, WHILE_IT_STARTS).toContain('Fjordbanken');
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('the development server passes options to Node, so that a debugger can attach to the server', async () => {
  const { child, errors } = startDevelopment({ PORT: '0' }, ['--inspect=0']);
  const addressOf = () => /ws:\/\/(127\.0\.0\.1:\d+)\//.exec(errors())?.[1];
  await expect.poll(addressOf, WHILE_IT_STARTS).toBeDefined();
  const targets = await (await fetch(`http://${addressOf()}/json/list`)).json();
  expect(targets).toMatchObject([{ title: 'server/main.ts' }]);
  child.kill('SIGTERM');
  await once(child, 'exit');
});
