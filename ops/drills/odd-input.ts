import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../tools/set-up.mjs';
import { type Drill, noneOf } from './drill.ts';

const REQUESTS = { full: 20_000, short: 300 };
const TEST = 'gets a response that matches the description or a well-formed error';
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const FAULT = join(root, 'ops', 'drills', 'failing-statements.mjs');

/** Runs the test of odd input with many requests on each database, like a persistent attacker. */
export const oddInput: Drill = {
  name: 'odd-input',
  about:
    '20,000 requests generated from the OpenAPI document, on each database: no response of 500, all match the document',
  fault: { what: 'SQLite fails at characters such as emoji', turnsRed: /^responses that are 5xx/ },
  async run({ withFault, isShort }) {
    const requests = isShort ? REQUESTS.short : REQUESTS.full;
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
      {
        cwd: root,
        env: {
          ...process.env,
          ODD_INPUT_REQUESTS: String(requests),
          ...(withFault && { NODE_OPTIONS: `--import=${FAULT}` }),
        },
      },
    );
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const sent = [...output.matchAll(/^requests: (\d+)$/gm)].map(([, count]) => Number(count));
    const failed = [...(output + errors).matchAll(/^ *FAIL .+$/gm)].map(([line]) => line.trim());
    return [
      {
        what: 'requests on each database',
        figure: sent.join(' and '),
        holds: sent.length > 0 && sent.every((count) => count >= requests),
      },
      {
        ...noneOf('responses that are 5xx, do not match, or disclose too much', failed.length),
        figure: failed.join('; ') || '0',
      },
    ];
  },
};
