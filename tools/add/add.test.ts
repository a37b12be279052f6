import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../scratch-folder.mjs';
import { root } from '../set-up.mjs';
import { addEndpoint } from './add-endpoint.ts';
import { addPage } from './add-page.ts';
import { addSource } from './add-source.ts';
import { type Changes, editOf } from './edit.ts';
import { writeChanges } from './write-changes.ts';

const KINDS = { page: addPage, endpoint: addEndpoint, source: addSource };
const planned = (kind: keyof typeof KINDS, name: string) => {
  const changes: Changes = new Map();
  KINDS[kind](name, editOf(root, changes));
  return changes;
};

test.each([
  ['page', 'app', 'web/app exists already'],
  ['page', 'ui', 'web/ui exists already'],
  ['page', 'platform', 'web/platform exists already'],
  ['page', 'products', 'texts/nb/products.ts exists already'],
  ['page', 'utlogget', 'has /oversikt/utlogget already'],
  ['page', 'tilbud', 'has /oversikt/tilbud already'],
  ['page', 'handling', 'domain/acts.ts has /oversikt/handling already'],
  ['page', 'merke', '/merke already'],
  ['page', '1-day', 'it has another form'],
  ['page', 'Good Advice', 'it has another form'],
  ['page', '../advice', 'it has another form'],
  ['page', 'a(', 'it has another form'],
  ['endpoint', 'testing', 'server/testing exists already'],
  ['endpoint', 'api', 'contract/api.ts exists already'],
  ['endpoint', 'kalender', 'has GET /kalender already'],
  ['endpoint', 'skadekunde', 'has GET /skadekunde/hent already'],
  ['endpoint', 'dokumentasjon', '/dokumentasjon already'],
  ['endpoint', 'task', 'has taskHandlers already'],
  ['source', 'nice', 'it has another form'],
  ['source', 'NICE', 'the distributors have it already'],
  ['source', 'TASKS', 'SOURCE_TASKS_URL names another system of the bank'],
] as const)('refuses the %s %s in one line, with the reason and the allowed form', (kind, name, reason) => {
  let message = '';
  try {
    planned(kind, name);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(
    /^No .* can be called '.*': .*\. Nothing changed\. Use a new name of .* digits and .*\.$/,
  );
  expect(message).toContain(reason);
});

test('writes all files, or none if one can’t be written', () => {
  const folder = makeScratchFolder('add-');
  writeFileSync(join(folder, 'list.ts'), 'old');
  writeFileSync(join(folder, 'file'), '');
  const changes = new Map([
    ['list.ts', 'new'],
    ['area/page/Page.tsx', ''],
  ]);
  const blocked = new Map([...changes, ['file/page.ts', '']]);
  expect(() => writeChanges(folder, blocked)).toThrow();
  expect(readdirSync(folder)).toEqual(['file', 'list.ts']);
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('old');

  writeChanges(folder, changes);
  expect(readdirSync(folder, { recursive: true })).toContain(join('area', 'page', 'Page.tsx'));
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('new');
  rmSync(folder, { recursive: true });
});
