import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distributorJsonSchema } from './distributor-schema.ts';

test('distributors.schema.json is the schema that the distributor file is checked with; npm run reference writes it', async () => {
  const text = `${JSON.stringify(distributorJsonSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../distributors.schema.json');
});

test('the shipped file refers to the schema, and every field has a description', () => {
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
