import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/schema';
import { API_PATH } from '../../domain/paths.ts';
import type { Answer, JsonSchema, OpenApiDocument, Operation } from '../openapi/document.ts';

/** An endpoint of the document: `GET /api/…/{id}`, with its description. */
export type DescribedEndpoint = { name: string; method: string; path: string; operation: Operation };

/** Returns the OpenAPI document that the server serves. */
export async function fetchDocument(app: FastifyInstance): Promise<OpenApiDocument> {
  const answer = await app.inject({ url: `${API_PATH}/openapi.json`, headers: { host: 'localhost:8000' } });
  return answer.json();
}

/** Returns each endpoint that an OpenAPI document describes. */
export function endpointsOf(document: OpenApiDocument): DescribedEndpoint[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([key, operation]) => {
      const method = key.toUpperCase();
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );
}

type Check = (endpoint: DescribedEndpoint, response: LightMyRequestResponse) => string[];

/**
 * Returns a function that lists the differences between a response and the document's schema for its status.
 */
export function contractCheck(document: OpenApiDocument): Check {
  const compiled = new Map<JsonSchema, ReturnType<typeof Compile>>();

  return ({ name, operation }, response) => {
    const answer = answerFor(document, operation, response.statusCode);
    if (!answer) return [`${name}: response ${response.statusCode} is not described`];
    const contents = Object.entries(answer.content ?? {});
    const [content] = contents;
    if (!content) return response.body === '' ? [] : [`${name}: unexpected body`];
    const [type, { schema }] = content;
    const given = String(response.headers['content-type']).split(';')[0];
    if (given !== type) return [`${name}: content type ${given} instead of ${type}`];
    if (!type.endsWith('json')) return [];
    const [, errors] = validatorOf(schema).Errors(response.json());
    return errors.map((error) => `${name}: ${error.instancePath || '/'} ${error.message}`);
  };

  function validatorOf(schema: JsonSchema) {
    // References are relative to the document's root.
    const known = compiled.get(schema) ?? Compile({ ...schema, components: document.components });
    compiled.set(schema, known);
    return known;
  }
}

type Described = Exclude<Answer, { $ref: string }>;

function answerFor(document: OpenApiDocument, operation: Operation, status: number): Described | undefined {
  const answer = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
  if (!answer || !('$ref' in answer)) return answer;
  const steps = answer.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((node, step) => (node as JsonSchema)[step], document) as Described;
}
