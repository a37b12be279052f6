import { expect, test } from 'vitest';
import type { SharingScope } from '../../domain/sharing.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Holdings } from '../standing/holdings.ts';
import { readableDocuments } from './readable-documents.ts';

const DOCUMENTS = [
  { id: 'letter', systemSource: 'NICE', tittel: 'Brev', type: 'BREV', dato: '2026-01-01' },
  { id: 'letter', systemSource: 'TIA', tittel: 'Brev', type: 'BREV', dato: '2026-01-01' },
  { id: 'terms', systemSource: 'NICE', tittel: 'Vilkår', type: 'VILKAAR', dato: '2026-01-01' },
];
const CLAIM = { id: '1', systemSource: 'NICE', dokumentIder: ['letter', 'terms'] };
const REFUSED = { id: '1', systemSource: 'NICE', begrunnelse: { tekst: 'Nei', dokumentId: 'letter' } };
const INVOICE = { id: '1', systemSource: 'NICE', dokumentId: 'letter' };

type List = { items: object[]; missing: string[] };
const NONE: List = { items: [], missing: [] };
const ALL: List = { items: DOCUMENTS, missing: [] };

/** Reads the documents with these scopes, and says which lists were asked for. */
async function read({ dokumenter = ALL, skader = NONE, fakturaer = NONE }, scopes: SharingScope[]) {
  const lists: Record<string, List> = { dokumenter, skader, fakturaer };
  const asked: string[] = [];
  const list = async (_: unknown, name: string) => {
    asked.push(name);
    const { items, missing } = lists[name] ?? NONE;
    return { items, missing, complete: missing.length === 0 };
  };
  const holdings = { list: list as unknown as Holdings['list'] };
  const documents = await readableDocuments(holdings, {} as CustomerRequest, scopes);
  const ids = documents.items.map(({ systemSource, id }) => `${systemSource} ${id}`);
  return { ids, complete: documents.complete, missing: documents.missing, asked };
}

test.each<[string, object, SharingScope]>([
  ['a claim', { skader: { items: [CLAIM], missing: [] } }, 'SKADER'],
  ['the refusal of a claim', { skader: { items: [REFUSED], missing: [] } }, 'SKADER'],
  ['a bill', { fakturaer: { items: [INVOICE], missing: [] } }, 'FAKTURA'],
])('the letters about %s are left out without its scope', async (_what, lists, scope) => {
  const without = (['SKADER', 'FAKTURA'] as const).filter((each) => each !== scope);
  const { ids, complete } = await read(lists, ['DOKUMENTER', ...without]);
  expect([ids, complete]).toEqual([['TIA letter', 'NICE terms'], true]);
  expect((await read(lists, ['DOKUMENTER', scope])).ids).toHaveLength(3);
});

test('with all scopes, all documents are readable, without a look at claims and bills', async () => {
  const { ids, asked } = await read({}, ['DOKUMENTER', 'SKADER', 'FAKTURA']);
  expect([ids.length, asked]).toEqual([3, ['dokumenter']]);
  expect((await read({}, ['SKADER', 'FAKTURA'])).ids).toEqual([]);
});

test.each(['skader', 'fakturaer'])('what may be a letter is missing where %s are unknown', async (name) => {
  const unknown = { [name]: { items: [], missing: ['NICE'] } };
  const { ids, complete, missing } = await read(unknown, ['DOKUMENTER']);
  expect([ids, complete, missing]).toEqual([['TIA letter', 'NICE terms'], false, ['NICE']]);
  const more = await read({ ...unknown, dokumenter: { ...ALL, missing: ['PARIS'] } }, ['DOKUMENTER']);
  expect(more.missing).toEqual(['PARIS', 'NICE']);
  const others = await read({ [name]: { items: [], missing: ['LOL'] } }, ['DOKUMENTER']);
  expect([others.complete, others.missing]).toEqual([true, []]);
});

test('is incomplete where documents are missing', async () => {
  const dokumenter = { items: [], missing: ['PARIS'] };
  const { complete, missing } = await read({ dokumenter }, ['DOKUMENTER']);
  expect([complete, missing]).toEqual([false, ['PARIS']]);
});
