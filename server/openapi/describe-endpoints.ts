import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { COMPONENTS, completeDocument, type OpenApiDocument, securityOf, tagOf } from './document.ts';

/**
 * Collects the schemas of the endpoints that are added to `app` after this call, for an OpenAPI 3.1
 * description (spec: decisions §4). Routes without a summary, such as pages, are not part of the API.
 */
export async function describeEndpoints(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forsikringsoversikt',
        version: manifest.version,
        description: 'The API of the customer portal for private insurance. Amounts are in NOK.',
      },
      servers: [{ url: '/' }],
      components: COMPONENTS as object,
    },
    transform: describeCall,
    transformObject: (generated) => {
      if (!('openapiObject' in generated))
        throw new Error('the generator did not produce an OpenAPI 3 document');
      return completeDocument(generated.openapiObject as OpenApiDocument);
    },
  });
}

const FILE_FORM = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['fil'],
    properties: { fil: { type: 'string', contentMediaType: 'application/octet-stream' } },
  },
};

const describeCall: SwaggerTransform = ({ schema, url, route }) => {
  if (!schema?.summary) return { url, schema: { hide: true } };
  return {
    url,
    schema: {
      ...(route.config?.readsBody && FILE_FORM),
      tags: [tagOf(url)],
      security: securityOf(String(route.method), route.config ?? {}),
      ...schema,
    },
  };
};
