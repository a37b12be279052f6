import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { API_PATH } from '../platform/http/paths.ts';
import { plainPage, plainPagePolicy } from '../platform/http/plain-page.ts';
import type { OpenApiDocument } from './document.ts';
import { documentationBody } from './documentation-page.ts';

const DOCUMENT_PATH = `${API_PATH}/openapi.json`;

/**
 * The OpenAPI description of the calls, and outside production the same as a page to read (spec: decisions §4). Neither
 * needs X-Requested-By (spec: decisions §8.5), so that a browser's address bar can open them.
 */
export function openApiRoutes(app: FastifyInstance, { production }: { production: boolean }): void {
  const description = () => app.swagger() as unknown as OpenApiDocument;

  app.get(
    DOCUMENT_PATH,
    {
      schema: {
        summary: 'Get this description',
        tags: ['openapi'],
        security: [],
        response: { 200: Type.Object({}, { additionalProperties: true }) },
      },
    },
    async () => description(),
  );
  if (production) return;

  app.get(`${API_PATH}/dokumentasjon`, { schema: { hide: true } }, async (_request, reply) => {
    const { title, version } = description().info;
    const body = documentationBody(description(), DOCUMENT_PATH);
    return reply
      .header('content-security-policy', plainPagePolicy([]))
      .type('text/html; charset=utf-8')
      .send(plainPage({ title: `${title} ${version}`, body, language: 'en' }));
  });
}
