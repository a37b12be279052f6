import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/database.ts';
import { recordOwnChange } from '../../server/platform/db/own-change.ts';
import { runCommand } from './command.ts';
import { openPortfolioFile } from './open-file.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';
import { run as runIn } from './testing/run-command.ts';

const [ssn = ''] = syntheticNationalIds(1);
const customer = { ssn, navn: 'Kari Nordmann' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (args: string[], given?: { input?: string; env?: object }) => runIn(folder, args, given);

async function storedNames(): Promise<(string | null)[]> {
  const db = await openDatabase({ dataDir: join(folder, 'data') });
  const rows = await db.selectFrom('customer').select('name').orderBy('name').execute();
  await db.destroy();
  return rows.map(({ name }) => name);
}

it.each([
  ['customers.json', JSON.stringify({ customers: [customer] })],
  ['customers.jsonl', JSON.stringify(customer)],
  ['customers', JSON.stringify(customer)],
])('imports the file %s', async (file, content) => {
  writeFileSync(join(folder, file), content);
  expect(await run(['import', file])).toEqual({ code: 0, output: 'Imported 1 customer.\n', errors: [] });
  expect(await storedNames()).toEqual(['Kari Nordmann']);
});

it.each([JSON.stringify({ customers: [customer] }), JSON.stringify(customer)])(
  'imports standard input: %s',
  async (input) => {
    expect(await run(['import', '-'], { input })).toMatchObject({
      code: 0,
      output: 'Imported 1 customer.\n',
    });
  },
);

it('deletes other customers only with --replace, and prints how many', async () => {
  const [, second = ''] = syntheticNationalIds(2);
  const input = JSON.stringify({ customers: [{ ssn: second, navn: 'Ola Nordmann' }] });
  await run(['import', '-'], { input: JSON.stringify(customer) });
  await run(['import', '-'], { input });
  expect(await storedNames()).toEqual(['Kari Nordmann', 'Ola Nordmann']);
  const { output, errors } = await run(['import', '-', '--replace'], { input });
  expect(errors).toEqual(['Replacing 2 customers of the store.']);
  expect(output).toBe(
    [
      'Imported 1 customer.',
      'Deleted 1 customer that the file does not contain. Customers among them with activities: 0, files sent to claims: 0, sharings: 0, deletion requests: 0.\n',
    ].join('\n'),
  );
  expect(await storedNames()).toEqual(['Ola Nordmann']);
});

it('stores nothing of a file with another number of customers than --customers says', async () => {
  await run(['import', '-'], { input: JSON.stringify(customer) });
  const [, second = ''] = syntheticNationalIds(2);
  const input = JSON.stringify({ ssn: second, navn: 'Ola Nordmann' });
  const replace = ['import', '-', '--replace', '--customers'];
  expect(await run([...replace, '2'], { input })).toMatchObject({
    code: 1,
    output: '',
    errors: [
      'Replacing 1 customer of the store.',
      'the file has 1 customer, and --customers says 2',
      'Nothing was stored.',
    ],
  });
  expect(await storedNames()).toEqual(['Kari Nordmann']);
  expect(await run([...replace, '1'], { input })).toMatchObject({ code: 0 });
  expect(await storedNames()).toEqual(['Ola Nordmann']);
});

it.each([
  ['grows', (file: string) => appendFileSync(file, '\n')],
  ['is cut', (file: string) => truncateSync(file, 10)],
])('stores nothing of a file that %s while it is read', async (_, change) => {
  const file = join(folder, 'customers.jsonl');
  writeFileSync(file, JSON.stringify(customer));
  const { bytes } = await openPortfolioFile(file);
  const reading = bytes[Symbol.asyncIterator]();
  await reading.next();
  change(file);
  await expect(Array.fromAsync({ [Symbol.asyncIterator]: () => reading })).rejects.toThrow(
    `${file} changed while it was read. Nothing was stored. Import it when it is complete.`,
  );
});

it('prints the issues of a file, and that nothing was stored', async () => {
  const input = `${JSON.stringify(customer)}\n{"ssn":"${ssn}","navn":"Kari","avtaler":[{"policyNumber":"1"}]}\n{}`;
  const { code, output, errors } = await run(['import', '-', '--replace'], { input });
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: '',
    errors: [
      'customer 2 (line 2): avtaler[0].name must be given',
      'customer 2 (line 2): avtaler[0].productType must be given',
      'customer 2 (line 2): avtaler[0].systemSource must be given',
      'customer 3 (line 3): ssn must be given',
      'customer 3 (line 3): navn must be given',
      'Nothing was stored.',
    ],
  });
  expect(errors.join()).not.toContain(ssn);
  expect(await storedNames()).toEqual([]);
});

it('prints only the first issues, and that the rest was not checked', async () => {
  const { errors } = await run(['import', '-'], { input: `{"ssn":"${ssn}"}\n`.repeat(100) });
  expect(errors).toHaveLength(22);
  expect(errors.slice(-2)).toEqual([
    'The first 20 issues are shown; the rest of the file was not checked.',
    'Nothing was stored.',
  ]);
});

it('prints an error of the input in one line', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('the disk is gone\nat line 7'));
    },
  });
  const errors: string[] = [];
  const code = await runCommand(['import', '-'], {
    env: { DATA_DIR: folder },
    stdin: broken,
    stdout: new PassThrough(),
    printError: (line) => errors.push(line),
    terminal: null,
  });
  expect({ code, errors }).toEqual({
    code: 1,
    errors: ['The import failed: the disk is gone', 'Nothing was stored.'],
  });
});

it.each([
  [[], 'No command given. See --help.'],
  [['eksport'], "Unknown command 'eksport'. See --help."],
  [['import'], 'import needs a FILE, or - for standard input. See --help.'],
  [['import', 'a', 'b'], 'import takes one FILE. See --help.'],
  [['import', 'a', '--dry-run'], "Unknown option '--dry-run'. See --help."],
  [['import', 'a', '--replace=no'], "Option '--replace' does not take an argument. See --help."],
  [['import', 'a', '--lines'], 'import takes no --lines. See --help.'],
  [['export', '--replace'], 'export takes no --replace. See --help.'],
  [['export', ssn], 'export takes only options. See --help.'],
  [[ssn], "Unknown command '…'. See --help."],
  [['export', `--${ssn}`], "Unknown option '--…'. See --help."],
  [['export', '--customer'], "Option '--customer <value>' argument missing. See --help."],
  [['generate', '--seed', '1'], '--customers must be a whole number from 1 to 10000000. See --help.'],
  ...['0', '-1', '1.5', '1e3', '10000001', 'many', ''].map((count): [string[], string] => [
    ['generate', `--customers=${count}`],
    '--customers must be a whole number from 1 to 10000000. See --help.',
  ]),
  ...['4294967296', '-1', 'x'].map((seed): [string[], string] => [
    ['generate', '--customers=1', `--seed=${seed}`],
    '--seed must be a whole number from 0 to 4294967295. See --help.',
  ]),
])('rejects the arguments %j', async (args, line) => {
  expect(await run(args)).toEqual({ code: 2, output: '', errors: [line] });
});

it.each([
  ['nowhere.json', {}, 'There is no file nowhere.json.'],
  ['01819021887', {}, 'There is no file ….'],
  ['.', {}, '. is a folder, not a file.'],
  ['-', { PORT: 'x' }, 'PORT must be a port from 0 to 65535, but is "x".'],
  [
    '-',
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
    "The database can't be opened: connect ECONNREFUSED 127.0.0.1:1",
  ],
])('fails with one line: %s, %j', async (file, env, line) => {
  expect(await run(['import', file], { env })).toEqual({ code: 1, output: '', errors: [line] });
});

it('prints how many own changes of customers were kept and overwritten', async () => {
  const file = { ...customer, kontaktInformasjon: { epostAdresse: 'gammel@eksempel.no' } };
  const input = JSON.stringify(file);
  await run(['import', '-'], { input });
  const db = await openDatabase({ dataDir: join(folder, 'data') });
  const { id } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  await db.updateTable('customer').set({ email: 'ny@eksempel.no' }).execute();
  await recordOwnChange(db, id, 'email');
  await db.destroy();

  const kept = 'Kept 1 change that customers had made themselves; --overwrite lets the file win.';
  expect((await run(['import', '-'], { input })).output).toBe(`Imported 1 customer.\n${kept}\n`);
  const overwrote = 'Overwrote 1 change that customers had made themselves.';
  const { output } = await run(['import', '-', '--overwrite'], { input });
  expect(output).toBe(`Imported 1 customer.\n${overwrote}\n`);
  expect((await run(['import', '-'], { input })).output).toBe('Imported 1 customer.\n');
});

it('prints its usage', async () => {
  const { code, output } = await run(['--help']);
  expect(code).toBe(0);
  expect(output).toMatch(/^npm run portfolio -- import FILE \[--replace] \[--overwrite] \[--customers N]\n/);
});

it('runs as a program with standard input, output and exit code', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  const start = (input: string) =>
    spawnSync(process.execPath, [main, 'import', '-'], { env, input, encoding: 'utf8' });
  expect(start(JSON.stringify(customer))).toMatchObject({
    status: 0,
    stdout: 'Imported 1 customer.\n',
    stderr: '',
  });
  expect(start('')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'the file is empty\nNothing was stored.\n',
  });
});
