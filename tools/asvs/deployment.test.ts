import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../set-up.mjs';

const read = (...path: string[]) => readFileSync(join(root, 'ops', 'deploy', ...path), 'utf8');
const secretsOf = (manifest: string) =>
  [...manifest.matchAll(/secretRef: \{ name: ([\w-]+) \}/g)].map(([, name]) => name);

it('the image has only the files of the product', () => {
  const [first, ...rest] = read('Containerfile.dockerignore').trim().split('\n');
  expect(first).toBe('*');
  const added = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(added.filter((path) => path.startsWith('.git') || path.includes('*'))).toEqual([]);
  expect(rest).toContain('**/*.test.ts');
});

it('the migration has its own secret, and the servers have not that of the migration', () => {
  expect(secretsOf(read('kubernetes', 'migrate', 'job.yaml'))).toEqual(['portal-migrate']);
  expect(secretsOf(read('kubernetes', 'deployment.yaml'))).toEqual(['portal']);
});

it('no pod may connect to all addresses', () => {
  const policy = read('kubernetes', 'network-policy.yaml');
  expect(policy).toContain('podSelector: {}\n  policyTypes: [Ingress, Egress]');
  expect(policy).not.toMatch(/0\.0\.0\.0\/0|egress:\s*\n\s*- \{\}|to: \[\]/);
});
