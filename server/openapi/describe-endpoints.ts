import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { COMPONENTS, completeDocument, type OpenApiDocument, securityOf, tagOf } from './document.ts';

/**
 * Collects the schemas of every endpoint that is added to `app` from here on, for an OpenAPI 3.1 description of them
 * (spec: decisions §4). Pages, operations and the test login are not endpoints of the API.
 */
export async function describeEndpoints(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forsikringsoversikt',
        version: manifest.version,
        description: 'The API of the customer portal for private insurance. Money is kroner.',
      },
      servers: [{ url: '/' }],
      components: COMPONENTS as object,
    },
    transform: describeCall,
    transformObject: (generated) => {
      if (!('openapiObject' in generated)) throw new Error('the generator made no OpenAPI 3 document');
      return completeDocument(generated.openapiObject as OpenApiDocument);
    },
  });
}

const describeCall: SwaggerTransform = ({ schema, url, route }) => {
  const isCall = url.startsWith('/api/') && !schema?.hide;
  if (!isCall) return { url, schema: { hide: true } };
  return {
    url,
    schema: {
      tags: [tagOf(url)],
      security: securityOf(String(route.method), route.config ?? {}),
      ...schema,
    },
  };
};
