import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasEveryPackage, thisPlatform } from './installed-packages.mjs';
import { root } from './set-up.mjs';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const MAC = { os: 'darwin', cpu: 'arm64' };
const LIBRARY = { version: '1.0.0', integrity: 'sha512-a' };
const GLIBC = { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };
const MUSL = { ...GLIBC, libc: ['musl'] };
/** Some packages name their platform as a string. */
const NODE = { version: '24.0.0', optional: true, os: 'linux', cpu: 'x64' };
const USED_BY_OTHER_PLATFORM = { version: '3.0.0', optional: true };
const LOCKED = {
  packages: {
    '': { version: '0.1.0' },
    ops: {},
    'node_modules/@forsikringsoversikt/ops': { link: true },
    'node_modules/library': LIBRARY,
    'node_modules/glibc': GLIBC,
    'node_modules/musl': MUSL,
    'node_modules/node': NODE,
    'node_modules/wasm': USED_BY_OTHER_PLATFORM,
  },
};

it.each([
  [
    'all packages of the platform',
    { 'node_modules/library': LIBRARY, 'node_modules/glibc': GLIBC, 'node_modules/node': NODE },
    LINUX,
  ],
  ['additional packages', { ...LOCKED.packages, old: LIBRARY }, LINUX],
  ['a platform without packages of its own', { 'node_modules/library': LIBRARY }, MAC],
])('accepts %s', (_, packages, platform) => {
  expect(hasEveryPackage(LOCKED, { packages }, platform)).toBe(true);
});

it.each([
  ['no packages', {}],
  ['a missing package', { 'node_modules/glibc': GLIBC, 'node_modules/node': NODE }],
  ['a missing package of the platform', { 'node_modules/library': LIBRARY, 'node_modules/glibc': GLIBC }],
  [
    'the package of another C library',
    { 'node_modules/library': LIBRARY, 'node_modules/musl': MUSL, 'node_modules/node': NODE },
  ],
  [
    'another version',
    {
      'node_modules/library': { ...LIBRARY, version: '1.0.1' },
      'node_modules/glibc': GLIBC,
      'node_modules/node': NODE,
    },
  ],
  [
    'other content',
    {
      'node_modules/library': { ...LIBRARY, integrity: 'sha512-b' },
      'node_modules/glibc': GLIBC,
      'node_modules/node': NODE,
    },
  ],
])('rejects %s', (_, packages) => {
  expect(hasEveryPackage(LOCKED, { packages }, LINUX)).toBe(false);
});

it('rejects a folder without a record of npm', () => {
  expect(hasEveryPackage(LOCKED, {}, LINUX)).toBe(false);
});

it('accepts its own installation', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const installed = read('node_modules/.package-lock.json');
  expect(hasEveryPackage(read('package-lock.json'), installed, thisPlatform())).toBe(true);
});
