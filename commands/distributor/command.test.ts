import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDistributorFile, unfinishedParts } from '../../server/distributor/read-distributor-file.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'distributor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command. `answers` are those of a person in a terminal. Without them, the command cannot ask. */
async function run(args: string[], answers?: string[]) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers?.shift() ?? '';
  };
  const { code, stdout, stderr } = await callCommand(
    (given, io) => runCommand(given, { ...io, ask: answers ? ask : null }),
    args,
  );
  return { code, output: stdout, errors: stderr.split('\n').slice(0, -1), questions };
}

const inFolder = (...rest: string[]) => ['new', '--folder', folder, '--no-preview', ...rest];
const WHOLE = ['--name', 'Ørsta Sparebank', '--host', 'forsikring.orsta.no', '--colour', '#5B2A86'];
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>';

test('writes a valid file with the name, the hosts and readable colours', async () => {
  const file = join(folder, 'distributors.json');
  const { code, output, errors } = await run(inFolder(...WHOLE));
  expect([code, errors]).toEqual([0, []]);
  const read = readDistributorFile(file);
  expect(read.distributors).toMatchObject([
    {
      shortname: 'orstasparebank',
      name: 'Ørsta Sparebank',
      wordmark: 'Ørsta Sparebank',
      hosts: ['forsikring.orsta.no', '*'],
      theme: { light: { action: '#5b2a86' } },
    },
  ]);
  expect(unfinishedParts(file, read, false)).toEqual([]);
  const examples = unfinishedParts(file, read, true);
  expect(examples.join()).toMatch(/insurer: .* is an example.*bankkontakt\.domene: .* is an example/);
  expect(examples.length).toBeGreaterThan(3);
  expect(output).toContain(`Wrote ${file}. It has ${examples.length} example addresses`);
});

test('copies a logo, and removes what it wrote if the portal refuses the logo', async () => {
  const logo = join(folder, 'given.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>');
  const refused = await run(inFolder(...WHOLE, '--logo', logo));
  expect(refused.code).toBe(1);
  expect(refused.errors.join()).toContain('logo.svg has a <script>');
  expect(existsSync(join(folder, 'distributors.json'))).toBe(false);

  writeFileSync(logo, LOGO);
  expect((await run(inFolder(...WHOLE, '--logo', logo))).code).toBe(0);
  expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toBe(LOGO);
});

test('asks for what is missing when somebody can answer', async () => {
  const { code, questions } = await run(inFolder(), ['Ørsta', 'ORSTA.no ', '#5b2a86, #0a6b5f', '']);
  expect([code, questions.length]).toEqual([0, 4]);
  const [distributor] = readDistributorFile(join(folder, 'distributors.json')).distributors;
  expect(distributor).toMatchObject({ hosts: ['orsta.no', '*'], theme: { light: { accent: '#0a6b5f' } } });
});

test('never overwrites a file', async () => {
  const file = join(folder, 'distributors.json');
  writeFileSync(file, 'mine');
  const { code, errors } = await run(inFolder(...WHOLE));
  expect([code, errors]).toEqual([1, [`${file} exists and is left as it is. Choose another --folder.`]]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('says that a file is in the way of the folder', async () => {
  const file = join(folder, 'fil');
  writeFileSync(file, 'mine');
  const { code, errors } = await run([...inFolder(...WHOLE), '--folder', file]);
  expect([code, errors]).toEqual([1, [`${file} can't be a folder: a file is in the way.`]]);
});

test.each([
  [[], 'No command given. See --help.'],
  [['ny'], "Unknown command 'ny'. See --help."],
  [['new', 'x'], 'new takes only options. See --help.'],
  [['new', '--host', 'a.no', '--colour', '#5b2a86'], 'new needs --name. See --help.'],
  [['new', '--name', 'Ørsta', '--colour', '#5b2a86'], 'new needs --host. See --help.'],
  [['new', '--name', 'Ørsta', '--host', 'a.no'], 'new needs --colour. See --help.'],
  [['new', '--name', '–'], '--name must have at least two letters or digits. See --help.'],
  [
    ['new', '--name', 'Ørsta', '--host', 'https://a.no/'],
    '--host must be a host name without protocol, port and path. See --help.',
  ],
  [
    ['new', '--name', 'Ørsta', '--host', 'a.no', '--colour', 'lilla'],
    "--colour must be a colour such as '#5b2a86', in quotes. See --help.",
  ],
  [
    [
      'new',
      '--name',
      'Ørsta',
      '--host',
      'a.no',
      ...['#111111', '#222222', '#333333'].map((c) => `--colour=${c}`),
    ],
    '--colour must be given once or twice. See --help.',
  ],
  [['new', '--name', ' '], '--name must have 1 to 200 characters. See --help.'],
  [['new', '--name', 'b'.repeat(201)], '--name must have 1 to 200 characters. See --help.'],
  [['new', '--name', 'b'.repeat(200)], 'new needs --host. See --help.'],
  [['preview'], 'preview needs one FILE. See --help.'],
  [['preview', 'a', 'b'], 'preview needs one FILE. See --help.'],
])('rejects the arguments %j', async (args, line) => {
  expect(await run(args)).toMatchObject({ code: 2, output: '', errors: [line] });
});

test('a missing logo or distributor file is named', async () => {
  const logo = join(folder, 'mangler.svg');
  expect((await run(inFolder(...WHOLE, '--logo', logo))).errors).toEqual([`${logo} does not exist.`]);
  const file = join(folder, 'mangler.json');
  expect((await run(['preview', file])).errors).toEqual([`DISTRIBUTORS_FILE ${file} cannot be read.`]);
});
