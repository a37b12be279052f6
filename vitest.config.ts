import { defineConfig } from 'vitest/config';
import { nodeEnv } from './tools/run-node.mjs';
import { openScratchFolder } from './tools/scratch-folder.mjs';
import { LongestFirst } from './tools/vitest-sequencer.ts';

const folders = '{domain,contract,commands,ops,server,texts,web,tools}';

openScratchFolder();

export default defineConfig({
  test: {
    maxWorkers: 3,
    // Without isolation, a process loads the libraries once for many files. API tests also share our own modules,
    // as requests to a server do.
    isolate: false,
    // On a busy machine a second is too short.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    // `nodeEnv` is for programs that tests start. The days of the portal are Oslo's, wherever a machine is.
    env: { ...nodeEnv, TZ: 'Pacific/Kiritimati' },
    setupFiles: ['tools/vitest-fresh-file.ts'],
    // The built web app needs no transformation.
    server: { deps: { external: [/\/dist\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tools/vitest-fresh-modules.ts'],
          // Some tests start a program, which takes long on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.api.test.ts', '**/*.dom.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          setupFiles: [
            'tools/vitest-fresh-modules.ts',
            'tools/vitest-no-react-errors.ts',
            'tools/vitest-focusable.ts',
          ],
          // The waits of Testing Library are shorter.
          testTimeout: 30_000,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://portal.test/privat/forsikring/oversikt/' } },
          include: ['web/**/*.dom.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // API tests wait for databases, programs and deadlines, so two processors can run four files.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // Many tests start the server, some several times.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [`${folders}/**/*.api.test.ts`],
          globalSetup: ['tools/vitest-postgres.ts', 'tools/vitest-valkey.ts'],
        },
      },
    ],
  },
});
