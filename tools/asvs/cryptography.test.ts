import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../set-up.mjs';

/** The algorithms that the portal's own code names (docs/reference/asvs.md, 11.1.2). */
const APPROVED = ['sha256', 'aes-256-gcm'];
const CALL = /\b(?:createHash|createHmac|hash|hkdfSync|createCipheriv|createDecipheriv)\(\s*(?:'([^']+)')?/g;

const sources = globSync('{server,commands,domain,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

it('the code names only approved algorithms', () => {
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(CALL)].flatMap(([, name]) => (name === undefined ? [] : [{ path, name }])),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !APPROVED.includes(name))).toEqual([]);
  const ciphers = sources.flatMap(({ text }) => [...text.matchAll(/'(?:aes-|des-|rc4|chacha)[\w-]*'/g)]);
  expect(new Set(ciphers.map(([name]) => name))).toEqual(new Set(["'aes-256-gcm'"]));
});

it('the server uses no predictable random numbers', () => {
  const server = sources.filter(({ path }) => path.startsWith('server/'));
  expect(server.filter(({ text }) => text.includes('Math.random')).map(({ path }) => path)).toEqual([]);
});
