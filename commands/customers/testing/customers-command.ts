import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Engine, emptyDatabase, type TestDatabase } from '../../../server/testing/databases.ts';
import { openPortal, type TestPortal } from '../../../server/testing/portal.ts';
import { fillEmptyStore } from '../../portfolio/demo.ts';
import { type CommandResult, callCommand } from '../../shared/testing/call-command.ts';
import { runCommand } from '../command.ts';

/** Two customers of the demonstration portfolio, and a person whom the store doesn't know. */
export const KARI = '01819021887';
export const JONAS = '14860161339';
export const NOBODY = '13919110028';

/**
 * Opens a portal and its command line for the tests of a block. The store has the demonstration portfolio before
 * each test.
 */
export function customersCommand(open: Engine['open']) {
  let database: TestDatabase;
  let portal: TestPortal;
  const logged: string[] = [];
  const operators: object[] = [];
  beforeAll(async () => {
    database = await open();
    portal = await openPortal(
      database,
      { LOG_LEVEL: 'info' },
      { logTo: { write: (line) => void logged.push(line) } },
    );
  });
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    await fillEmptyStore(portal.db);
    logged.length = 0;
    operators.length = 0;
  });
  afterAll(() => portal.close());

  return {
    database: () => database,
    db: () => portal.db,
    /** the log of the portal */
    logged,
    /** the lines about what operators read and changed */
    operators,
    loggedIn: (ssn = KARI) => portal.loggedIn(ssn),

    async karisId(): Promise<string> {
      const row = portal.db.selectFrom('customer').select('id').where('ssn', '=', KARI);
      return (await row.executeTakeFirstOrThrow()).id;
    },

    run: async (args: string[], { input = '', env = {} } = {}): Promise<CommandResult> =>
      await callCommand(runCommand, args, {
        ...{ input, env: { ...database.env, ...env } },
        security: (line) => operators.push(JSON.parse(line)),
      }),

    /** Runs the command line as a separate process. */
    async runProgram(args: string[], input = ''): Promise<CommandResult> {
      const { NODE_COMPILE_CACHE, PATH } = process.env;
      const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts'), ...args], {
        env: { NODE_COMPILE_CACHE, PATH, ...database.env },
      });
      const ended = new Promise<number>((resolve) => child.on('close', resolve));
      child.stdin.end(input);
      const outputs = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
      const [stdout = '', stderr = ''] = outputs.map(String);
      return { code: await ended, stdout, stderr };
    },
  };
}
