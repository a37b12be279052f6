import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { API_PATH } from '../../domain/paths.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import type { OpenApiDocument } from './document.ts';
import { documentationBody } from './documentation-page.ts';

const DOCUMENT_PATH = `${API_PATH}/openapi.json`;

/**
 * Adds the OpenAPI description and, outside production, a readable page of it (spec: decisions §4). Neither
 * requires X-Requested-By, so that they can be opened in a browser (spec: decisions §8.5).
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

  app.get(`${API_PATH}/dokumentasjon`, async (_request, reply) => {
    const { title, version } = description().info;
    const body = documentationBody(description(), DOCUMENT_PATH);
    return sendPlainPage(reply, { title: `${title} ${version}`, body, language: 'en' });
  });
}
