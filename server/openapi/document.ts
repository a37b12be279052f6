import type { Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { API_PATH } from '../../domain/paths.ts';
import { LANGUAGES } from '../../texts/languages.ts';

/** A JSON Schema in the document (dialect 2020-12). */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Content = Record<string, { schema: JsonSchema }>;
export type Parameter = {
  examples?: Readonly<Record<string, unknown>>;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};
export type Answer = { description: string; content?: Content } | { $ref: string };
export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
};

/** The parts of an OpenAPI 3.1 document that this server uses. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
};

const PROBLEM_SCHEMA = '#/components/schemas/Problem';
const PROBLEM: Answer = { $ref: '#/components/responses/Problem' };

/** The language of texts and errors in the answer. Every call of the portal's API accepts it (spec: beyond §7). */
const LANGUAGE: Parameter = {
  name: 'X-Kfp-Spraak',
  in: 'header',
  description:
    'The language of the page that asks. Otherwise, or if the distributor does not offer it: the cookie kfp-spraak, then the first of bokmål, nynorsk and English that the distributor offers.',
  schema: { type: 'string', examples: LANGUAGES },
};

/** Components that all endpoints share: the security schemes and the error response. */
export const COMPONENTS = {
  schemas: { Problem },
  responses: {
    Problem: {
      description: 'An error (RFC 9457), in the language of the request',
      content: { 'application/problem+json': { schema: { $ref: PROBLEM_SCHEMA } } },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-kfp-session',
      description: 'The session, set at login. On plain-HTTP localhost the name has no prefix.',
    },
    requestedBy: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Requested-By',
      description: 'Any value; the web app sends forsikringsoversikt.',
    },
    xsrfToken: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'The value of the cookie XSRF-TOKEN; required in every request that changes data.',
    },
    pageSession: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Kfp-Session-Id',
      description:
        'Optional. The kfpSessionId that the page was rendered for, or none without a session. If the browser has another session, the request is refused with 409 and the code ANNEN_OKT.',
    },
    sharing: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Kfp-Vegne-Av',
      description:
        'Optional. The id of a sharing, to read what another customer shares. Links to files have it as the parameter vegneAv. Changes are refused with 403 and the code KUN_INNSYN. What is not shared is 404; an ended sharing has the code DELING_AVSLUTTET.',
    },
    claimsSystem: { type: 'http', scheme: 'bearer', description: "The claims system's secret." },
    changes: { type: 'http', scheme: 'bearer', description: 'The secret for reading the changes.' },
  },
} as const;

/** Returns the security requirements of a request (spec: decisions §3.3). Links to files can't send headers (ADR-033). */
export function securityOf(
  method: string,
  { access, file }: Pick<Endpoint, 'file'> & { access?: Endpoint['access'] },
): Record<string, string[]>[] {
  const changes = !['GET', 'HEAD'].includes(method);
  return [
    {
      ...(file ? {} : { requestedBy: [] }),
      ...(changes ? { xsrfToken: [] } : {}),
      ...(access === 'customer' ? { session: [] } : {}),
    },
  ];
}

/** Returns the tag of an endpoint: the first part of its path, without a file extension. */
export function tagOf(url: string): string {
  return url.slice(API_PATH.length).split(/[/.]/)[1] ?? '';
}

/** Returns the generated document with the error responses and tags of every endpoint. */
export function completeDocument(generated: OpenApiDocument): OpenApiDocument {
  const document = inNewDialect(generated) as OpenApiDocument;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const operation of operations) operation.responses = withProblems(operation);
  for (const [path, operationsOfPath] of Object.entries(document.paths)) {
    if (!path.startsWith(API_PATH)) continue;
    for (const operation of Object.values(operationsOfPath))
      operation.parameters = [...(operation.parameters ?? []), LANGUAGE];
  }
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  return { ...document, tags: [...tags].toSorted().map((name) => ({ name })) };
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  204: 'Done',
  304: 'Not modified',
};

function withProblems(operation: Operation): Record<string, Answer> {
  const answers = Object.entries(operation.responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, answer]) => [status, { ...answer, description: DESCRIPTIONS[status] ?? 'The answer' }]);
  const takes = operation.requestBody || operation.parameters?.length;
  const refusals = [
    takes ? '400' : [],
    ['session', 'claimsSystem', 'changes'].some((scheme) => needs(operation, scheme)) ? '401' : [],
    'default',
  ].flat();
  return {
    ...Object.fromEntries(answers),
    ...Object.fromEntries(refusals.map((status) => [status, PROBLEM])),
  };
}

function needs({ security = [] }: Operation, scheme: string): boolean {
  return security.some((schemes) => scheme in schemes);
}

/** Converts tuples from the older dialect, which the server's validator reads, to 2020-12 for OpenAPI 3.1. */
export function inNewDialect(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inNewDialect);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inNewDialect(value)]));
  if (!Array.isArray(copy.items)) return copy;
  const { items, additionalItems = true, ...rest } = copy;
  return { ...rest, prefixItems: items, items: additionalItems };
}
