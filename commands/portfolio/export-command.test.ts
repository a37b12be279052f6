import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/database.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';
import { run as runIn } from './testing/run-command.ts';

const [first = '', second = '', third = '', nobody = ''] = syntheticNationalIds(4).sort();
const customers = [
  { ssn: first, navn: 'Kari Nordmann' },
  { ssn: second, navn: 'Ola Nordmann' },
];
const input = JSON.stringify({ customers: customers.toReversed() });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (args: string[], given?: Parameters<typeof runIn>[2]) => runIn(folder, args, given);

async function addNameless(ssn: string): Promise<void> {
  await run(['import', '-'], { input: JSON.stringify({ ssn, navn: 'x' }) });
  const db = await openDatabase({ dataDir: join(folder, 'data') });
  await db.updateTable('customer').set({ name: null }).where('ssn', '=', ssn).execute();
  await db.destroy();
}

describe('export', () => {
  beforeEach(async () => {
    await run(['import', '-'], { input });
  });

  it('writes all customers', async () => {
    const { output, ...rest } = await run(['export']);
    expect(rest).toEqual({ code: 0, errors: [] });
    expect(JSON.parse(output)).toEqual({ customers });
  });

  it('writes JSON lines', async () => {
    const { output } = await run(['export', '--lines']);
    expect(output).toBe(customers.map((customer) => `${JSON.stringify(customer)}\n`).join(''));
  });

  it('writes one customer', async () => {
    const { output, ...rest } = await run(['export', '--customer', second, '--lines']);
    expect(rest).toEqual({ code: 0, errors: [] });
    expect(output).toBe(`${JSON.stringify(customers[1])}\n`);
  });

  it.each([
    ['all customers', ['export'], {}],
    ['one customer', ['export', '--customer', second], { customerId: expect.any(String) }],
  ])('logs who read the data of %s', async (_which, args, which) => {
    const lines: string[] = [];
    await run(args, { security: (line) => lines.push(line) });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        ...{ level: 30, time: expect.any(Number), name: 'security', event: 'read-by-operator' },
        ...{ command: 'portfolio export', ...which, user: expect.any(String) },
      },
    ]);
  });

  it.each([nobody, '0', 'Kari', ''])('prints one line for an unknown national id: %#', async (ssn) => {
    expect(await run(['export', '--customer', ssn])).toEqual({
      code: 1,
      output: '',
      errors: ['No customer has that national id.'],
    });
  });

  it('leaves out customers without a name, and prints their number', async () => {
    await addNameless(third);
    const { output, ...rest } = await run(['export']);
    expect(rest).toEqual({
      code: 0,
      errors: ['Customers left out because they have only logged in and have no name: 1.'],
    });
    expect(JSON.parse(output)).toEqual({ customers });
  });

  it('prints one line for a customer without a name', async () => {
    await addNameless(third);
    expect(await run(['export', '--customer', third])).toEqual({
      code: 1,
      output: '',
      errors: ['That customer has only logged in and has no name. A portfolio file requires a name.'],
    });
  });

  it('prints a note that npm writes to the same output, unless npm is silent', async () => {
    const note = 'npm printed lines before the output; `npm run -s portfolio -- …` suppresses them.';
    const env = { npm_lifecycle_event: 'portfolio' };
    expect(await run(['export'], { env })).toMatchObject({ code: 0, errors: [note] });
    const silent = { ...env, npm_config_loglevel: 'silent' };
    expect(await run(['export'], { env: silent })).toMatchObject({ code: 0, errors: [] });
  });
});

it('export writes an empty list for an empty store', async () => {
  await run(['import', '-'], { input: '{"customers":[]}' });
  expect(await run(['export'])).toEqual({ code: 0, output: '{"customers":[]}\n', errors: [] });
});

// Its empty output could otherwise replace the customers of another store.
it('export writes and creates nothing where no store is', async () => {
  expect(await run(['export'])).toEqual({
    code: 1,
    output: '',
    errors: [
      `There is no database in ${join(folder, 'data')}. Is DATA_DIR right? The server or an import creates it.`,
    ],
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

describe('generate', () => {
  it('writes the requested number of customers, the same for the same arguments', async () => {
    const { output, ...rest } = await run(['generate', '--customers', '12', '--seed', '3']);
    expect(rest).toEqual({ code: 0, errors: [] });
    expect(JSON.parse(output).customers).toHaveLength(12);
    const lines = await run(['generate', '--lines', '--seed=3', '--customers=12']);
    expect(
      lines.output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(JSON.parse(output).customers);
  });

  it('uses seed 1 by default', async () => {
    const { output } = await run(['generate', '--customers', '2']);
    expect(output).toBe((await run(['generate', '--customers', '2', '--seed', '1'])).output);
  });

  it('writes a file that import accepts, also through npm', async () => {
    const { output } = await run(['generate', '--customers', '30']);
    const input = `\n> forsikringsoversikt@0.1.0 portfolio\n> node tools/run.mjs portfolio/main.ts generate\n\n${output}`;
    expect(await run(['import', '-'], { input })).toMatchObject({ output: 'Imported 30 customers.\n' });
  });
});

it('generate ends without an error when the reader closes the pipe', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const command = `"${process.execPath}" "${main}" generate --customers 100000; echo "code $?" >&2`;
  // Run from a shell, because npm would add output.
  const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${command}; } | head -c 40`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect({ stdout, stderr }).toEqual({
    stdout: expect.stringMatching(/^\{"customers":\[\n\{"ssn":"\d{11}"/),
    stderr: 'code 0\n',
  });
});
