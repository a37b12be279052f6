import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_SYSTEMS, SYSTEM_NAME } from '../../domain/systems.ts';
import { type Edit, template } from './edit.ts';

const FILE = 'distributors.json';

/** Adds a source system to the distributor file of a checkout, as docs/how-to-add.md describes. */
export function addSource(name: string, { create }: Edit, root: string): void {
  if (!SYSTEM_NAME.test(name)) throw new Error(`${name} must be capital letters, digits and _.`);
  const path = join(root, FILE);
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { systems = SHIPPED_SYSTEMS, $schema, productionHosts, ...others } = file;
  if (systems.some((each: { name: string }) => each.name === name))
    throw new Error(`${FILE} has ${name} already.`);
  const changed = { $schema, productionHosts, systems: [...systems, { name }], ...others };
  create(
    `server/sources/${name.toLowerCase().replaceAll('_', '-')}.api.test.ts`,
    template('source-test', name),
  );
  writeFileSync(path, `${JSON.stringify(changed, null, 2)}\n`);
}
