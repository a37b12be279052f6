import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED_SYSTEMS, SYSTEM_NAME, type SystemSettings } from '../../domain/systems.ts';
import { type Edit, template } from './edit.ts';

const FILE = 'distributors.json';

/** Adds a source system to the distributor file of a checkout, as docs/how-to-add.md describes. */
export function addSource(name: string, { create, insert }: Edit, root: string): void {
  if (!SYSTEM_NAME.test(name)) throw new Error(`${name} must be capital letters, digits and _.`);
  const { systems } = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as { systems?: SystemSettings[] };
  const known: readonly SystemSettings[] = systems ?? SHIPPED_SYSTEMS;
  if (known.some((each) => each.name === name)) throw new Error(`${FILE} has ${name} already.`);
  create(
    `server/sources/${name.toLowerCase().replaceAll('_', '-')}.api.test.ts`,
    template('source-test', name),
  );
  // A list that replaces the shipped systems contains them, so that their insurances stay.
  const added = systems ? [{ name }] : [...known, { name }];
  const lines = added.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  if (systems) insert(FILE, `    {"name":`, `${lines},\n`);
  else insert(FILE, '  "productionHosts":', `  "systems": [\n${lines}\n  ],\n`);
}
