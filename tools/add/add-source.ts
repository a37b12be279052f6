import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_SYSTEMS, SHIPPED_SYSTEMS, SYSTEM_NAME, type SystemSettings } from '../../domain/systems.ts';
import { root } from '../set-up.mjs';
import { refusal } from './check-name.ts';
import { type Added, type Edit, template } from './edit.ts';

const FILE = 'distributors.json';

/** Adds a source system to the distributor file, as docs/how-to-add.md describes. */
export function addSource(name: string, { create, insert }: Edit): Added {
  const { systems } = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as { systems?: SystemSettings[] };
  const known: readonly SystemSettings[] = systems ?? SHIPPED_SYSTEMS;
  checkSystemName(name, known);
  const test = name.toLowerCase().replaceAll('_', '-');
  create(`server/sources/${test}.api.test.ts`, template('source-test', name));
  // A list that replaces the shipped systems contains them, so that their insurances stay.
  const added = systems ? [{ name }] : [...known, { name }];
  const lines = added.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  if (systems) insert(FILE, `    {"name":`, `${lines},\n`);
  else insert(FILE, '  "productionHosts":', `  "systems": [\n${lines}\n  ],\n`);
  return {
    what: `the system ${name}, which SOURCE_${name}_URL moves to a service`,
    next: [
      `npm test -- api server/sources/${test}   fails until its answer has all fields of an insurance`,
      'docs/how-to-add.md, "A source", tells about other protocols and data',
    ],
  };
}

function checkSystemName(name: string, known: readonly SystemSettings[]): void {
  const reserved: readonly string[] = CUSTOMER_SYSTEMS;
  const refuse = (reason: string) =>
    refusal('source', name, reason, 'at most 40 capital letters, digits and _');
  if (!SYSTEM_NAME.test(name)) throw refuse('it has another form');
  if (reserved.includes(name)) throw refuse(`SOURCE_${name}_URL names another system of the bank`);
  if (known.some((each) => each.name === name)) throw refuse('the distributors have it already');
}
