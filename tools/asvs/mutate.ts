// npm run mutate:security [-- NAME …]: removes the controls of the ASVS table one by one in a copy of the project, and
// checks that the named test then fails. Prints a line for each. Ends with code 1 if a test stays green.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { literalPattern } from '../../domain/literal-pattern.ts';
import { copyProject } from '../copy-project.ts';
import { nodeEnv } from '../run-node.mjs';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { patchedText } from './patch.ts';

type Named = Mutation & { name: string };
/** `passed` and `failed`: the numbers of the tests with the title */
type Outcome = { passed: number; failed: number; log: string };

const ENVIRONMENT = { ...process.env, ...nodeEnv };
/** These tests start the built server, so it is built again after each change. */
const NEED_BUILD = ['server/main.api.test.ts', 'server/migrate.api.test.ts'];

const folder = copyProject();
// After an interruption, the last tests may still write.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const wanted = chosen(process.argv.slice(2));
const survivors: string[] = [];
for (const [file, mutations] of Map.groupBy(wanted, ({ test }) => test.file)) {
  console.log(`\n${file}`);
  const green = await runTests(
    file,
    mutations.map(({ test }) => test.title),
  );
  for (const mutation of mutations) {
    const verdict = green.failed > 0 ? `the tests fail without it:\n${green.log}` : await verdictOf(mutation);
    console.log(
      `  ${verdict === null ? 'dies    ' : 'SURVIVES'} ${mutation.name}${verdict === null ? '' : `: ${verdict}`}`,
    );
    if (verdict !== null) survivors.push(mutation.name);
  }
}
console.log(`\n${wanted.length - survivors.length} of ${wanted.length} removed controls were noticed.`);
if (survivors.length > 0) {
  console.error(`Not noticed: ${survivors.join(' ')}`);
  process.exitCode = 1;
}

function chosen(names: readonly string[]): Named[] {
  const all = Object.entries<Mutation>(MUTATIONS).map(([name, mutation]) => ({ name, ...mutation }));
  const unknown = names.filter((name) => !(name in MUTATIONS));
  if (unknown.length > 0) {
    console.error(`No control is called ${unknown.join(' or ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

/** Returns why the test did not notice the mutation; null if it did. */
async function verdictOf(mutation: Named): Promise<string | null> {
  const path = join(folder, mutation.file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, patchedText(folder, mutation));
    const { passed, failed, log } = await runTests(mutation.test.file, [mutation.test.title]);
    if (failed > 0) return null;
    return passed > 0 ? `${passed} tests stay green` : `no test ran:\n${log}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(path, original);
  }
}

/** Runs the tests of a file whose names contain one of the titles. */
async function runTests(file: string, titles: readonly string[]): Promise<Outcome> {
  const report = join(folder, 'mutation-report.json');
  rmSync(report, { force: true });
  if (NEED_BUILD.includes(file)) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) return { passed: 0, failed: 0, log: stderr };
  }
  // Tests run on SQLite only, which is faster. Few controls depend on the database.
  const pattern = `^(?!.*on PostgreSQL).*(?:${[...new Set(titles)].map(literalPattern).join('|')})`;
  const child = spawn(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      `--project=${projectOf(file)}`,
      '--reporter=json',
      `--outputFile=${report}`,
      `--testNamePattern=${pattern}`,
      file,
    ],
    {
      cwd: folder,
      env: ENVIRONMENT,
    },
  );
  const outputs = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const log = `${outputs[0]}${outputs[1]}`.slice(-2000);
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed, log };
  } catch {
    return { passed: 0, failed: 0, log };
  }
}

/** Returns the project of vitest.config.ts that a test file belongs to. */
function projectOf(file: string): string {
  if (file.endsWith('.api.test.ts')) return 'api';
  return file.endsWith('.dom.test.tsx') ? 'component' : 'unit';
}
