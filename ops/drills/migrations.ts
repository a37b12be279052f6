import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { people } from '../../e2e/people.ts';
import { migrations } from '../../server/migrations/migrations.ts';
import { type DatabaseLocation, openDatabase } from '../../server/platform/db/database.ts';
import { nodeEnv } from '../../tools/run-node.mjs';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { root } from '../../tools/set-up.mjs';
import { temporaryPostgres } from '../bench/temporary-postgres.ts';
import { CONTACT, logInAt, OVERVIEW } from './customer.ts';
import type { Drill, Finding } from './drill.ts';
import { NO_RATE_LIMITS, withServer } from './server.ts';
import { answerTo } from './traffic.ts';

const COMMAND = join(root, 'server', 'migrate.ts');
const ALL = Object.keys(migrations).join(', ');
const UP_TO_DATE = 'The schema is up to date.';

/**
 * Runs two migrations at the same time, a migration that fails halfway, and this version on the schema of the
 * next version.
 */
export const migrationDrill: Drill = {
  name: 'migrations',
  about: 'two at the same time: run once; a failed one: no remains; this version on the next schema: works',
  fault: { what: 'a migration commits by itself', turnsRed: /remains of a failed migration/ },
  async run({ withFault }) {
    const folder = makeScratchFolder('drill-');
    const postgres = await temporaryPostgres();
    try {
      const inFolder = { dataDir: folder };
      const onServer = { url: postgres.url };
      if (withFault)
        return [
          await remainsFinding('SQLite', inFolder, true),
          await remainsFinding('PostgreSQL', onServer, true),
        ];
      return [
        ...(await migrated('SQLite', inFolder, { DATA_DIR: folder })),
        ...(await migrated('PostgreSQL', onServer, { DATABASE_URL: postgres.url })),
      ];
    } finally {
      await postgres.drop();
      rmSync(folder, { recursive: true });
    }
  },
};

async function migrated(
  engine: string,
  location: DatabaseLocation,
  env: NodeJS.ProcessEnv,
): Promise<Finding[]> {
  const runs = await Promise.all([migrateInProcess(env), migrateInProcess(env)]);
  const remains = await remainsFinding(engine, location, false);
  const next = await onNextSchema(location, env);
  return [
    {
      what: `${engine}: two at the same time`,
      figure: runs.toSorted().join(' / '),
      holds: runs.toSorted().join() === [`Migrations run: ${ALL}`, UP_TO_DATE].join(),
    },
    remains,
    {
      what: `${engine}: pages and writes on the next schema`,
      figure: next.join(', '),
      holds: next.every((status) => status === 200),
    },
  ];
}

async function remainsFinding(
  engine: string,
  location: DatabaseLocation,
  commits: boolean,
): Promise<Finding> {
  const half = await failHalfway(location, commits);
  return { what: `${engine}: remains of a failed migration`, figure: half, holds: half === 'nothing' };
}

/** Runs `npm run migrate` in a separate process. Returns its output. */
async function migrateInProcess(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [COMMAND], { env: { ...nodeEnv, PATH: process.env.PATH, ...env } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return (output + errors).trim();
}

/** Returns the remains of a migration whose second statement fails. */
async function failHalfway(location: DatabaseLocation, commits: boolean): Promise<string> {
  const db = await openDatabase(location);
  const failing = {
    async up(step: Kysely<unknown>) {
      await step.schema.createTable('half').addColumn('id', 'integer').execute();
      if (commits) await sql`commit`.execute(step);
      await sql`select * from a_table_that_is_not_there`.execute(step);
    },
  };
  const provider = { getMigrations: async () => ({ ...migrations, '999-failing': failing }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  const tables = await db.introspection.getTables();
  await db.destroy();
  if (!error) return 'no error';
  return tables.some(({ name }) => name === 'half') ? 'a table' : 'nothing';
}

/**
 * Returns the status codes of a page and a write on the schema of a next version, with new tables, columns
 * and an index.
 */
async function onNextSchema(location: DatabaseLocation, env: NodeJS.ProcessEnv): Promise<(number | null)[]> {
  const db = await openDatabase(location);
  for (const statement of [
    sql`create table of_tomorrow (id integer primary key)`,
    sql`alter table customer add column of_tomorrow text`,
    sql`alter table item add column of_tomorrow integer not null default 0`,
    sql`create index item_of_tomorrow on item (of_tomorrow)`,
    sql`insert into kysely_migration values ('999-of-tomorrow', '2999-01-01T00:00:00.000Z')`,
  ])
    await statement.execute(db);
  await db.destroy();
  return await withServer({ ...env, ...NO_RATE_LIMITS }, async (url) => {
    const kari = await logInAt(url, people.kari.ssn);
    const page = await answerTo(() => kari.get(url, OVERVIEW));
    const write = await answerTo(() => kari.send(url, 'PUT', CONTACT, { epostAdresse: 'ny@example.com' }));
    return [page.status, write.status];
  });
}
