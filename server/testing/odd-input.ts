import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, Parameter } from '../openapi/document.ts';
import type { DescribedCall } from './contract-check.ts';

/** Stands in everything that is made up here, so that an echo of it can be found in an answer. */
export const MARK = 'ekko7Q';

/** A request that no web app would make. Without `payload` it has no body. */
export type OddRequest = { url: string; contentType: string | null; payload: string | null };

/** Texts that fit some schema of the product. */
const RIGHT_TEXTS = ['ja', 'BIL', 'true', '22334455', '4', 'kari@eksempel.no', '2026-12-31'].concat(
  'https://dokumenter.eksempel.no/a.pdf',
);

const ODD_TEXTS = [
  '\u0000',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\ufeff',
  '🙂'.repeat(200),
  "'; drop table customer; --",
  '"><script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%2e%ZZ',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  'NaN',
  'javascript:alert(1)',
  'https://ond.example/',
  '01819012345',
  'a'.repeat(9000),
];

const oddText: Arbitrary<string> = fc
  .oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }))
  .map((text) => MARK + text);

const oddNumber = fc.constantFrom(-1, 0.1, 1e308, -1e308, 2 ** 53 + 2, 2 ** 63, 1e-320);
const plainOddity = fc.oneof(oddText, oddNumber, fc.constantFrom(null, true, false, '', [], {}, [[[]]]));
const nested = fc.integer({ min: 1, max: 400 }).map((depth) => {
  let value: unknown = MARK;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
});
const oddValue: Arbitrary<unknown> = fc.oneof({ weight: 5, arbitrary: plainOddity }, nested);

/** A value that fits the schema, or fits but for some of its parts, or not at all. */
function nearly(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, oddValue);
}

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(nearly((schema.items ?? {}) as JsonSchema), { maxLength: 4 });
    case 'string':
      return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...rightTexts(schema)) }, tooLong(schema));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.integer();
  }
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, nearly(property)]));
  const present = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }));
  const unknown = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    fc.dictionary(oddText, oddValue, { maxKeys: 2 }),
  );
  return fc.tuple(present, unknown).map(([known, more]) => ({ ...known, ...more }));
}

function rightTexts({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string[] {
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const fitting = RIGHT_TEXTS.filter(fits);
  return fitting.length > 0 ? fitting : ['a'];
}

function tooLong({ maxLength = 1000 }: JsonSchema): Arbitrary<string> {
  return fc.constant('å'.repeat(Number(maxLength) + 1));
}

const RAW_BODIES = [
  '',
  ' ',
  '{',
  '[1,',
  '{"a":}',
  `{"${MARK}`,
  'null',
  '"',
  '\u0000',
  '\ufeff{}',
  `{"__proto__":{"${MARK}":1}}`,
  '{"constructor":{"prototype":{}}}',
  `{"a":1,"a":"${MARK}"}`,
  '1e99999',
  '['.repeat(30_000),
  `${MARK}=1&b=2`,
];

/** Requests of a call: near its schemas, and far from them. */
export function oddRequests(call: DescribedCall): Arbitrary<OddRequest> {
  const parameters = call.operation.parameters ?? [];
  const [content] = Object.values(call.operation.requestBody?.content ?? {});
  const json = nearly(content?.schema ?? {}).map((value) => ({
    contentType: 'application/json',
    payload: JSON.stringify(value),
  }));
  const raw = fc.record({
    contentType: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'a/b',
      'ø',
      '',
    ),
    payload: fc.constantFrom(...RAW_BODIES),
  });
  const none = fc.constant({ contentType: null, payload: null });
  const body = call.method === 'GET' ? none : fc.oneof({ weight: 6, arbitrary: json }, raw, none);
  return fc.tuple(oddPath(call.path, parameters), oddQuery(parameters), body).map(([path, query, sent]) => ({
    url: path + query,
    ...sent,
  }));
}

function oddPath(path: string, parameters: readonly Parameter[]): Arbitrary<string> {
  const inPath = parameters.filter((each) => each.in === 'path');
  const values = inPath.map(({ schema }) =>
    fc.oneof(fc.constantFrom('finnesikke', '%ZZ', '%00', '..'), inAddress(schema)),
  );
  return fc
    .tuple(...values)
    .map((given) =>
      inPath.reduce((result, { name }, index) => result.replace(`{${name}}`, given[index] ?? ''), path),
    );
}

function oddQuery(parameters: readonly Parameter[]): Arbitrary<string> {
  const inQuery = parameters.filter((each) => each.in === 'query');
  const pairs = inQuery.map(({ name, schema }) => inAddress(schema).map((value) => `${name}=${value}`));
  const junk = fc.constantFrom(`${MARK}=1`, '%ZZ=%00', '&&==', '__proto__[a]=1', 'a[]=1&a[]=2');
  const parts = fc.array(fc.oneof(...pairs, junk), { maxLength: inQuery.length > 0 ? 3 : 1 });
  return parts.map((list) => (list.length > 0 ? `?${list.join('&')}` : ''));
}

/** A text as it stands in an address, short enough for a server to read its head. */
function inAddress(schema: JsonSchema): Arbitrary<string> {
  return nearly(schema).map((value) => encodeURIComponent(String(value).slice(0, 800).toWellFormed()));
}
