import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../tools/set-up.mjs';
import { type Drill, noneOf } from './drill.ts';

const REQUESTS = 20_000;
const TEST = 'every endpoint answers what it describes';
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** Runs the test of odd input with many requests on each database, like a persistent attacker. */
export const oddInput: Drill = {
  name: 'odd-input',
  about:
    '20,000 requests generated from the OpenAPI document, on each database: no response of 500, all match the document',
  async run() {
    const child = spawn(
      process.execPath,
      [
        VITEST,
        'run',
        '--project',
        'api',
        'server/openapi/odd-input',
        '-t',
        TEST,
        '--reporter=verbose',
        '--no-color',
      ],
      { cwd: root, env: { ...process.env, ODD_INPUT_REQUESTS: String(REQUESTS) } },
    );
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const sent = [...output.matchAll(/^requests: (\d+)$/gm)].map(([, count]) => Number(count));
    const failed = [...(output + errors).matchAll(/^ *FAIL .+$/gm)].map(([line]) => line.trim());
    return [
      {
        what: 'requests on each database',
        figure: sent.join(' and '),
        holds: sent.length > 0 && sent.every((count) => count >= REQUESTS),
      },
      {
        ...noneOf('responses that are 5xx, do not match, or disclose too much', failed.length),
        figure: failed.join('; ') || '0',
      },
    ];
  },
};
