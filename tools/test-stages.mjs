import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { guardsFor } from './changes.mjs';
import { firstError } from './first-error.mjs';
import { nodeEnv, passSignalsTo } from './run-node.mjs';
import { pinnedNode, root } from './set-up.mjs';
import { specPattern } from './test-choice.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count `failures`: what
 *   failed, a line each
 */
/**
 * @typedef {{ filters: string[], changes?: import('./changes.mjs').Changes | undefined }} Choice `filters`: parts of
 *   test file names; `changes`: to run only the tests that import a changed file, and the guards
 */

/** Folder of the stages' reports, and of the browser's traces with `--trace on`. */
export const reports = join(root, 'test-results');

/**
 * The stages. Each prints its progress and never throws.
 * @satisfies {Record<string, (choice: Choice) => Promise<Count>>}
 */
export const stages = {
  types: async () => asOne(await runReading('typescript/bin/tsc', '-p', '.', ...pretty)),
  lint,
  unit: (choice) => vitest('unit', ['unit', 'component'], choice),
  build: async () => asOne({ succeeded: await runFile(join(root, 'tools', 'build.mjs')) }),
  api: (choice) => vitest('api', ['api'], choice),
  e2e,
};

const colors = process.stdout.isTTY ? 'force' : 'off';
const pretty = process.stdout.isTTY ? ['--pretty'] : [];

async function lint() {
  const result = await runReading(
    '@biomejs/biome/bin/biome',
    'ci',
    '--error-on-warnings',
    `--colors=${colors}`,
  );
  if (!result.succeeded) console.error('`npm run format` fixes the formatting and the order of imports.');
  return asOne(result);
}

/**
 * @param {'unit' | 'api'} stage
 * @param {string[]} projects projects of vitest.config.ts
 * @param {Choice} choice
 */
async function vitest(stage, projects, { filters, changes }) {
  const report = join(reports, `${stage}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const named = projects.map((project) => `--project=${project}`);
  const chosen = changes
    ? [...(await importers(named, changes.since)), ...guardsFor(stage, changes)]
    : filters;
  if (changes && chosen.length === 0) return counted(true, 0, 0, 0, []);
  const some = chosen.length > 0 ? ['--passWithNoTests', ...chosen] : [];
  const succeeded = await run('vitest/vitest.mjs', 'run', ...named, ...output, ...some);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = read(report);
  return counted(succeeded, numPassedTests, numFailedTests, numPendingTests, vitestFailures(testResults));
}

/**
 * Returns the test files of the projects that import a file changed after a commit, or changed themselves.
 * @param {string[]} named options that name the projects
 * @param {string} since
 * @returns {Promise<string[]>}
 */
async function importers(named, since) {
  const list = join(reports, 'importers.json');
  await run('vitest/vitest.mjs', 'list', '--filesOnly', `--json=${list}`, ...named, `--changed=${since}`);
  /** @type {{ file: string }[]} */
  const files = read(list, []);
  return files.map(({ file }) => relative(root, file));
}

/** @param {Choice} choice */
async function e2e({ filters }) {
  const some = filters.length > 0 ? ['--pass-with-no-tests', ...filters.map(specPattern)] : [];
  const succeeded = await run('@playwright/test/cli.js', 'test', ...some);
  const { stats = {}, suites = [] } = read(join(reports, 'e2e.json'));
  const { expected = 0, unexpected = 0, skipped = 0 } = stats;
  return counted(succeeded, expected, unexpected, skipped, suites.flatMap(e2eFailures));
}

/** @param {string} report */
function read(report, otherwise = {}) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : otherwise;
}

/**
 * Returns the failed tests, and the files that failed outside their tests.
 * @param {import('vitest/node').JsonTestResults['testResults']} files
 * @returns {string[]}
 */
function vitestFailures(files) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
      return [`${file}: ${message.split('\n', 1)[0] || 'failed outside its tests'}`];
    });
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {string[]}
 */
function e2eFailures({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(e2eFailures)];
}

/** @param {{ succeeded: boolean, output?: string }} result */
function asOne({ succeeded, output = '' }) {
  const failure = succeeded ? null : firstError(output);
  return counted(succeeded, succeeded ? 1 : 0, 0, 0, failure === null ? [] : [failure]);
}

/**
 * A run can fail without a failed test: a file can't be read, or a database does not start. It then counts as
 * one failure.
 * @param {boolean} succeeded
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {string[]} failures
 * @returns {Count}
 */
function counted(succeeded, passed, failed, skipped, failures) {
  if (succeeded) return { passed, failed, skipped, failures };
  const named = failures.length > 0 ? failures : ['failed without a failed test; its output says why'];
  return { passed, failed: Math.max(failed, named.length), skipped, failures: named };
}

/**
 * Runs a package's program on the pinned Node. A signal to this process ends the program, then this process.
 * @param {string} program in node_modules
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(program, ...args) {
  return runFile(join(root, 'node_modules', program), ...args);
}

/**
 * Runs a package's program, and returns its output, which it also prints.
 * @param {string} program in node_modules
 * @param {string[]} args
 */
async function runReading(program, ...args) {
  const child = start(join(root, 'node_modules', program), args, 'pipe');
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stderr.write(text);
  });
  return { succeeded: await succeeds(child), output };
}

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function runFile(file, ...args) {
  return succeeds(start(file, args, 'inherit'));
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {'inherit' | 'pipe'} output
 */
function start(file, args, output) {
  return spawn(pinnedNode(), [file, ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { NODE_COMPILE_CACHE: nodeEnv.NODE_COMPILE_CACHE, ...process.env },
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} whether it succeeded
 */
function succeeds(child) {
  const stopPassing = passSignalsTo(child);
  return new Promise((resolve) => {
    child.once('error', (error) => console.error(error.message));
    child.once('close', (code) => {
      if (stopPassing()) process.exit(1);
      resolve(code === 0);
    });
  });
}
