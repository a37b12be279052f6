import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema, Parameter } from '../openapi/document.ts';
import type { DescribedEndpoint } from './contract-check.ts';
import {
  itemsOf,
  MARK,
  ODD_TEXTS,
  propertiesOf,
  rightTexts,
  rightValue,
  valuesWithOddText,
} from './odd-texts.ts';

/** A request that no web app sends. */
export type OddRequest = { url: string; contentType: string | null; payload: string | null };

const JSON_TYPE = 'application/json';
const NO_BODY = { contentType: null, payload: null };
/** Maximum length of an odd text in an address: the server must be able to read the request headers. */
const ADDRESS_LENGTH = 800;

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => MARK + text),
);
const oddNumber = fc.constantFrom(-1, 0.1, 1e308, -1e308, 2 ** 53 + 2, 2 ** 63, 1e-320);
const nested = fc.integer({ min: 1, max: 400 }).map((depth) => {
  let value: unknown = MARK;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
});
const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, '', [], {}, [[[]]]) },
  nested,
);

/** Returns values that fit the schema, fit except for some parts, or do not fit. */
function nearly(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, oddValue);
}

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(nearly(itemsOf(schema)), { maxLength: 4 });
    case 'string': {
      const tooLong = 'å'.repeat(Number(schema.maxLength ?? 1000) + 1);
      return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...rightTexts(schema)) }, fc.constant(tooLong));
    }
    case 'boolean':
      return fc.boolean();
    default:
      return fc.integer();
  }
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    propertiesOf(schema).map(([name, property]) => [name, nearly(property)] as const),
  );
  const known = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }));
  const unknown = fc.dictionary(oddText, oddValue, { minKeys: 1, maxKeys: 2 });
  const more = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, unknown);
  return fc.tuple(known, more).map(([some, others]) => ({ ...some, ...others }));
}

const RAW_BODIES = [
  ...['', ' ', '{', '[1,', '{"a":}', 'null', '"', '\u0000', '\ufeff{}', '1e99999', '['.repeat(30_000)],
  ...[`{"${MARK}`, `{"__proto__":{"${MARK}":1}}`, `{"a":1,"a":"${MARK}"}`, `${MARK}=1&b=2`],
  '{"constructor":{"prototype":{}}}',
];
const RAW_TYPES = [JSON_TYPE, 'application/json; charset=utf-16', 'text/plain', 'a/b', 'ø', ''];

/** Returns requests of an endpoint, both close to its schemas and far from them. */
export function oddRequests(endpoint: DescribedEndpoint): Arbitrary<OddRequest> {
  const parameters = endpoint.operation.parameters ?? [];
  const json = nearly(bodySchema(endpoint)).map((value) => ({
    contentType: JSON_TYPE,
    payload: JSON.stringify(value),
  }));
  const raw = fc.record({
    contentType: fc.constantFrom(...RAW_TYPES),
    payload: fc.constantFrom(...RAW_BODIES),
  });
  const none = fc.constant(NO_BODY);
  const body = endpoint.method === 'GET' ? none : fc.oneof({ weight: 6, arbitrary: json }, raw, none);
  return fc
    .tuple(oddPath(endpoint.path, parameters), oddQuery(parameters), body)
    .map(([path, query, sent]) => ({ url: path + query, ...sent }));
}

function oddPath(path: string, parameters: readonly Parameter[]): Arbitrary<string> {
  const inPath = parameters.filter((each) => each.in === 'path');
  const odd = fc.constantFrom('finnesikke', '%ZZ', '%00', '..%2F');
  return fc
    .tuple(...inPath.map(({ schema }) => fc.oneof(odd, nearly(schema).map(inAddress))))
    .map((values) => inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, values[at] ?? ''), path));
}

function oddQuery(parameters: readonly Parameter[]): Arbitrary<string> {
  const inQuery = parameters.filter((each) => each.in === 'query');
  const pairs = inQuery.map(({ name, schema }) =>
    nearly(schema).map((value) => `${name}=${inAddress(value)}`),
  );
  const junk = fc.constantFrom(`${MARK}=1`, '%ZZ=%00', '&&==', '__proto__[a]=1', 'a[]=1&a[]=2');
  return fc.array(fc.oneof(...pairs, junk), { maxLength: inQuery.length > 0 ? 3 : 1 }).map(queryOf);
}

/** Returns valid requests of an endpoint with one odd text each: every odd text in every place. */
export function* requestsWithOddText(endpoint: DescribedEndpoint): Generator<OddRequest> {
  const parameters = (endpoint.operation.parameters ?? []).filter((each) => each.in !== 'header');
  const right = { contentType: JSON_TYPE, payload: JSON.stringify(rightValue(bodySchema(endpoint))) };
  const body = endpoint.operation.requestBody ? right : NO_BODY;
  for (const { name, in: place, schema } of parameters) {
    for (const value of valuesWithOddText(schema)) {
      const url = place === 'path' ? endpoint.path.replace(`{${name}}`, inAddress(value)) : endpoint.path;
      yield { ...body, url: place === 'query' ? url + queryOf([`${name}=${inAddress(value)}`]) : url };
    }
  }
  for (const value of valuesWithOddText(bodySchema(endpoint))) {
    yield { url: endpoint.path, contentType: JSON_TYPE, payload: JSON.stringify(value) };
  }
}

function bodySchema({ operation }: DescribedEndpoint): JsonSchema {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return content?.schema ?? {};
}

function inAddress(value: unknown): string {
  return encodeURIComponent(String(value).slice(0, ADDRESS_LENGTH).toWellFormed());
}

function queryOf(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
