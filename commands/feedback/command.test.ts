import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };
import { openDatabase } from '../../server/platform/db/database.ts';
import { callCommand } from '../shared/testing/call-command.ts';
import { runCommand } from './command.ts';

const SHORTNAMES = shipped.distributors.map(({ shortname }) => shortname);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feedback-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(args: string[], env: object = {}) {
  const { code, stdout, stderr } = await callCommand(runCommand, args, { env: { DATA_DIR: folder, ...env } });
  return { code, output: stdout, errors: stderr.split('\n').slice(0, -1) };
}

it.each([
  [[], 'No command given. See --help.'],
  [['import'], "Unknown command 'import'. See --help."],
  [['13919110028'], "Unknown command '…'. See --help."],
  [['export'], 'export needs --since DATE. See --help.'],
  [['export', '2026-11-01'], 'export takes only options. See --help.'],
  [['export', '--since', '1.11.2026'], '--since must be a date in the form YYYY-MM-DD. See --help.'],
  [['export', '--since', '2026-02-29'], '--since must be a date in the form YYYY-MM-DD. See --help.'],
  [
    ['export', '--since=2026-11-02', '--until=x'],
    '--until must be a date in the form YYYY-MM-DD. See --help.',
  ],
  [['export', '--since=2026-11-02', '--until=2026-11-01'], '--until must not be before --since. See --help.'],
  [['export', '--since=2026-11-02', '--format=xml'], '--format must be csv or json. See --help.'],
  [
    ['export', '--since=2026-11-02', '--distributor=sb2'],
    `Unknown distributor 'sb2'. The known ones are ${SHORTNAMES.join(', ')}. See --help.`,
  ],
  [['delete'], 'delete takes one CONTACT. See --help.'],
  [['delete', '2233', '4455'], 'delete takes one CONTACT. See --help.'],
  [['delete', 'kari@eksempel.no', '--since=2026-11-01'], 'delete takes no --since. See --help.'],
  [['delete', 'kari@eksempel.no', '--with-contact'], 'delete takes no --with-contact. See --help.'],
  [['delete', 'kari'], 'CONTACT must be an e-mail address or a phone number of eight digits. See --help.'],
  [
    ['delete', '13919110028'],
    'CONTACT must be an e-mail address or a phone number of eight digits. See --help.',
  ],
  [['export', '--sinse=2026-11-02'], "Unknown option '--sinse'. See --help."],
])('rejects the arguments %j', async (args, line) => {
  expect(await run(args)).toEqual({ code: 2, output: '', errors: [line] });
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a port from 0 to 65535, but is "x".'],
  [
    { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
    "The database can't be opened: connect ECONNREFUSED 127.0.0.1:1",
  ],
])('explains a failure in one line with the environment %j', async (env, line) => {
  expect(await run(['export', '--since', '2026-11-01'], env)).toEqual({
    code: 1,
    output: '',
    errors: [line],
  });
});

it('prints its usage', async () => {
  const { code, output } = await run(['--help']);
  expect(code).toBe(0);
  expect(output).toMatch(/^npm run feedback -- export --since DATE /);
});

it('warns that npm prints to the same output, unless npm is silent', async () => {
  await (await openDatabase({ dataDir: folder })).destroy();
  const args = ['export', '--since', '2026-11-01'];
  const env = { npm_lifecycle_event: 'feedback' };
  const note = 'npm printed lines before the output; `npm run -s feedback -- …` suppresses them.';
  expect((await run(args, env)).errors).toContain(note);
  expect((await run(args, { ...env, npm_config_loglevel: 'silent' })).errors).not.toContain(note);
});

it('ends quietly when the reader closes the output', async () => {
  const db = await openDatabase({ dataDir: folder });
  const about = { kind: 'choice' as const, distributor: 'dnb', page: '/', created_at: Date.now() };
  const nothing = { customer_id: null, product_code: null, answers: null, email: null, phone: null };
  const comment = 'x'.repeat(250);
  for (let page = 0; page < 10; page++) {
    const rows = Array.from({ length: 500 }, (_, index) => ({ id: `${page}-${index}`, value: '1', comment }));
    await db
      .insertInto('feedback')
      .values(rows.map((each) => ({ ...about, ...nothing, ...each })))
      .execute();
  }
  await db.destroy();
  const main = join(import.meta.dirname, 'main.ts');
  const command = `"${process.execPath}" "${main}" export --since 2026-01-01 --format json; echo "code $?" >&2`;
  const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${command}; } | head -c 30`], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  expect({ stdout, stderr }).toEqual({
    stdout: expect.stringMatching(/^\[\n\{"time":"/),
    stderr: 'code 0\n',
  });
});
