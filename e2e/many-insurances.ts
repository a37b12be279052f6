import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import demo from '../portfolio/demo.json' with { type: 'json' };
import { pinnedNode, root } from '../scripts/set-up.mjs';
import type { Portal } from './portal.ts';

/** Imports a synthetic customer with so many insurances, like those of the demonstration person with the most. */
export async function importWithInsurances(portal: Portal, ssn: string, count: number): Promise<void> {
  const [pattern = []] = demo.customers
    .map(({ avtaler = [] }) => avtaler)
    .toSorted((one, other) => other.length - one.length);
  const avtaler = Array.from({ length: count }, (_, index) => ({
    ...pattern[index % pattern.length],
    policyNumber: `P${index}`,
  }));
  const file = join(portal.dataDir, `${count}.json`);
  writeFileSync(file, JSON.stringify({ customers: [{ ssn, navn: 'Prøve Prøvesen', avtaler }] }));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: portal.dataDir };
  await promisify(execFile)(pinnedNode(), ['portfolio/main.ts', 'import', file], { cwd: root, env });
  rmSync(file);
}
