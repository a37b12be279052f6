import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { FlatFile } from '../phone.ts';

export const PEER_PATH = '/bench/react';
const SCRIPT_PATH = '/bench/react.js';

/** Returns a page that fetches its data, and its script, built for production. */
export async function buildPeer(): Promise<readonly FlatFile[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'page.tsx') } },
  })) as Rolldown.RolldownOutput;
  const page = `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>React</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="${SCRIPT_PATH}"></script></head><body><div id="root"></div></body></html>`;
  return [
    { path: PEER_PATH, type: 'text/html', text: page },
    { path: SCRIPT_PATH, type: 'text/javascript', text: output.output[0].code },
  ];
}
