import { expect, test } from 'vitest';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Holdings } from '../standing/holdings.ts';
import { readableDocuments } from './readable-documents.ts';

const DOCUMENTS = [
  { id: 'letter', systemSource: 'NICE', tittel: 'Brev', type: 'BREV', dato: '2026-01-01' },
  { id: 'letter', systemSource: 'TIA', tittel: 'Brev', type: 'BREV', dato: '2026-01-01' },
  { id: 'terms', systemSource: 'NICE', tittel: 'Vilkår', type: 'VILKAAR', dato: '2026-01-01' },
];
const CLAIM = { id: '1', systemSource: 'NICE', dokumentIder: ['letter', 'terms'] };

/** Reads the documents with these scopes, and says which lists were asked for. */
async function read(claims: { items: object[]; missing: string[] }, scopes: ('SKADER' | 'DOKUMENTER')[]) {
  const asked: string[] = [];
  const list = async (_: unknown, name: string) => {
    asked.push(name);
    const { items, missing } = name === 'skader' ? claims : { items: DOCUMENTS, missing: [] };
    return { items, missing, complete: missing.length === 0 };
  };
  const holdings = { list: list as unknown as Holdings['list'] };
  const documents = await readableDocuments(holdings, {} as CustomerRequest, scopes);
  const ids = documents.items.map(({ systemSource, id }) => `${systemSource} ${id}`);
  return { ids, complete: documents.complete, asked };
}

test('without the claims, their documents are left out', async () => {
  const { ids, complete } = await read({ items: [CLAIM], missing: [] }, ['DOKUMENTER']);
  expect([ids, complete]).toEqual([['TIA letter', 'NICE terms'], true]);
});

test('with the claims, all documents are readable, without a look at the claims', async () => {
  const { ids, asked } = await read({ items: [CLAIM], missing: [] }, ['DOKUMENTER', 'SKADER']);
  expect([ids.length, asked]).toEqual([3, ['dokumenter']]);
});

test('what may belong to a claim is missing where the claims are unknown', async () => {
  const { ids, complete } = await read({ items: [], missing: ['NICE'] }, ['DOKUMENTER']);
  expect([ids, complete]).toEqual([['TIA letter', 'NICE terms'], false]);
  const others = await read({ items: [CLAIM], missing: ['LOL'] }, ['DOKUMENTER']);
  expect(others.complete).toBe(true);
});
