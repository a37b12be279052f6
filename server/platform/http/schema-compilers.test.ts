import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { schemaCompilers } from './schema-compilers.ts';

const body = Type.Object({ name: Type.String({ maxLength: 3 }) }, { additionalProperties: false });

async function answered(payload: object) {
  const app = Fastify({ schemaController: { compilersFactory: schemaCompilers } });
  app.post('/', { schema: { body, response: { 200: body } } }, async () => ({ name: 'Kim', ssn: '1' }));
  app.setErrorHandler<{ validation?: { keyword: string; instancePath: string }[] }>(
    (error, _request, reply) => {
      const [first] = error.validation ?? [];
      return reply.code(400).send({ keyword: first?.keyword, place: first?.instancePath });
    },
  );
  return (await app.inject({ method: 'POST', url: '/', payload })).json();
}

test('returns only the declared fields of an answer', async () => {
  expect(await answered({ name: 'Kim' })).toStrictEqual({ name: 'Kim' });
});

test.each([
  [{}, 'required', ''],
  [{ name: 'Kari' }, 'maxLength', '/name'],
  [{ name: 'Kim', '01819021887': 1 }, 'additionalProperties', ''],
])('rejects %j with its first error, without undeclared field names', async (...row) => {
  const [payload, keyword, place] = row;
  expect(await answered(payload)).toStrictEqual({ keyword, place });
});
