import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distributorJsonSchema } from './json-schema.ts';

/** After a change to the distributor file's schema, `npm run schema` writes the file. */
test('distributors.schema.json is what the distributor file is checked by', async () => {
  const text = `${JSON.stringify(distributorJsonSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../distributors.schema.json');
});

test('the shipped file names it, and every field says what it is for', () => {
  expect(JSON.parse(readFileSync('distributors.json', 'utf8')).$schema).toBe('./distributors.schema.json');
  const { properties } = distributorJsonSchema() as {
    properties: Record<string, { description?: string; items?: { properties?: object } }>;
  };
  const fields = { ...properties, ...properties.distributors?.items?.properties };
  expect(Object.keys(fields).length).toBeGreaterThan(50);
  for (const [name, { description }] of Object.entries(fields)) {
    expect(description, name).toMatch(/^.{10,}\./);
  }
});
