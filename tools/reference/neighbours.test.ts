import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ROOT } from '../../server/platform/root.ts';
import { neighboursDocument } from './neighbours.ts';

test('docs/neighbours.openapi.json matches the schemas; npm run neighbours updates it', async () => {
  const file = join(ROOT, 'docs', 'neighbours.openapi.json');
  await expect(`${JSON.stringify(neighboursDocument(), null, 2)}\n`).toMatchFileSnapshot(file);
});

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(neighboursDocument())).toEqual({ valid: true });
  expect(JSON.stringify(neighboursDocument())).not.toContain('"~');
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
