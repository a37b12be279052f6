import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { expect, test } from 'vitest';
import { REQUIRED_LISTS } from '../../contract/items.ts';
import { isOpenClaim } from '../../domain/claim-state.ts';
import { invoiceState } from '../../domain/invoice-state.ts';
import { OFFER_TYPES } from '../../domain/offer-types.ts';
import { ROOT } from '../../server/platform/root.ts';
import { CHANGE_REFUSALS } from '../../server/sources/source-error.ts';
import { neighboursDocument } from './neighbours.ts';

type Entity = { properties: Record<string, { description?: string; enum?: string[] }> };

test('docs/neighbours.openapi.json matches the schemas; npm run reference writes it', async () => {
  const file = join(ROOT, 'docs', 'neighbours.openapi.json');
  await expect(`${JSON.stringify(neighboursDocument(), null, 2)}\n`).toMatchFileSnapshot(file);
});

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(neighboursDocument())).toEqual({ valid: true });
  expect(JSON.stringify(neighboursDocument())).not.toContain('"~');
});

test('the document has the maximum number of items of every list', () => {
  const { paths } = neighboursDocument() as { paths: Record<string, Record<string, unknown>> };
  const lists = Object.entries(paths).filter(([, { get }]) => JSON.stringify(get)?.includes('"list_'));
  expect(lists.length).toBeGreaterThan(REQUIRED_LISTS.length);
  for (const [path, { get }] of lists) expect(JSON.stringify(get), path).toContain('"maxItems":500');
});

test('every change can be refused by each status that the portal reads as a refusal', () => {
  const { paths } = neighboursDocument() as { paths: Record<string, Record<string, { responses: object }>> };
  const changes = Object.entries(paths).flatMap(([path, { get, ...methods }]) =>
    Object.values(methods).map(({ responses }) => ({ path, statuses: Object.keys(responses) })),
  );
  expect(changes).toHaveLength(8);
  for (const { path, statuses } of changes)
    expect(statuses, path).toEqual(expect.arrayContaining(CHANGE_REFUSALS.map(String)));
});

test('the portal accepts the example of each schema', () => {
  const { components } = neighboursDocument() as {
    components: { schemas: Record<string, TSchema & { examples: unknown[] }> };
  };
  for (const [name, schema] of Object.entries(components.schemas)) {
    expect(schema.examples, name).toHaveLength(1);
    expect(Errors(schema, schema.examples[0]), name).toEqual([]);
  }
});

test('docs/neighbours.md lists every endpoint of the document', () => {
  const text = readFileSync(join(ROOT, 'docs', 'neighbours.md'), 'utf8');
  const { paths } = neighboursDocument() as { paths: Record<string, object> };
  const missing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => `${method.toUpperCase()} {url}${path}`)
      .filter((name) => !text.includes(name)),
  );
  expect(missing).toEqual([]);
});

test('the document names the codes that decide what customers see, and allows others', () => {
  const { schemas } = (neighboursDocument() as { components: { schemas: Record<string, Entity> } })
    .components;
  const codesOf = (entity: string, field: string): string[] => {
    const { description = '', enum: only } = schemas[entity]?.properties[field] ?? {};
    expect(only, `${entity}.${field}`).toBeUndefined();
    return description.match(/\b[A-Z][A-Z_]{2,}\b/g) ?? [];
  };
  const bill = { forfallsdato: '2026-12-31', amountOre: 100 };
  const bills = codesOf('Faktura', 'status').map((status) => invoiceState({ ...bill, status }, '2026-12-01'));
  expect([...new Set(bills)]).toEqual(['due', 'directDebit', 'paid']);
  expect(codesOf('Skade', 'status').filter((status) => !isOpenClaim({ status }))).toContain('AVSLAATT');
  expect(codesOf('Dokument', 'type')).toContain('FORSIKRINGSBEVIS');
  expect(codesOf('Avtale', 'productType')).toContain('KOLLEKTIV_REISE');
  expect(codesOf('Tilbud', 'productType')).toEqual(
    expect.arrayContaining(OFFER_TYPES.filter((type) => type !== 'MC')),
  );
  const text = JSON.stringify(schemas);
  for (const word of ['UNDERVEIS', 'KILOMETERSTAND', 'Til Annullasjon']) expect(text).toContain(word);
});
