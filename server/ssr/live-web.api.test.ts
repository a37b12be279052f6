import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderRequest } from '../../contract/first-page.ts';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { ShownError } from '../platform/http/errors.ts';
import { liveWeb } from './live-web.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(() => {
  folder = makeScratchFolder('live-web-');
  mkdirSync(join(folder, 'web'));
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('an error while rendering has its message and the line of the source', async () => {
  writeFileSync(
    join(folder, 'web', 'server.tsx'),
    `\nexport function renderPage() {\n  throw new Error('odd prop');\n}\n`,
  );
  const web = liveWeb(folder);
  await web.serve(app, () => false as never);
  const error = await web
    .in('nb')
    .render({} as RenderRequest)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ShownError);
  const text = (error as ShownError).text();
  expect(text).toContain('odd prop');
  expect(text).toContain('web/server.tsx:3');
});
