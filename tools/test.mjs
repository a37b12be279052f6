// npm test [-- [STAGE …] [FILTER …] | -- --changed [REF]]: installs packages if needed, runs all checks, the
// named stages, or the checks that a change calls for, and prints a summary.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { changesSince, projectFiles, specsFor } from './changes.mjs';
import { openScratchFolder } from './scratch-folder.mjs';
import { ensureInstalled, messageOf, pinnedNode } from './set-up.mjs';
import { findBrowser } from './test-browser.mjs';
import { readChoice } from './test-choice.mjs';
import { describePostgres } from './test-postgres.mjs';
import { reports, stages as runners } from './test-stages.mjs';

/** @typedef {import('./test-stages.mjs').Count & { name: string, seconds: number }} Result */
/** @typedef {keyof typeof runners} Stage */

/**
 * The groups run one after another, and the lists within a group in parallel. The build leaves one processor
 * free, and API tests wait for a quarter of their time. Browser specs use all processors.
 * @type {Stage[][][]}
 */
const SCHEDULE = [[['build', 'types'], ['unit']], [['api'], ['lint']], [['e2e']]];

/** The stages that have filters. @type {Stage[]} */
const FILTERED = ['unit', 'api', 'e2e'];

const { stages, filters, changed } = orStop(() => readChoice(process.argv.slice(2), projectFiles));
const changes = changed && orStop(() => changesSince(changed.ref));
orStop(() => ensureInstalled());
const node = orStop(pinnedNode);
const specs = changes ? specsFor(changes) : filters;
const wanted = /** @type {Stage[]} */ (Object.keys(runners)).filter(isWanted);
if (changes) console.log(`Changed files: ${changes.files.length}; specs: ${specs.join(', ') || 'none'}`);
openScratchFolder();
await describeTools();
rmSync(reports, { recursive: true, force: true });
/** @type {Result[]} */
const results = [];
for (const rows of SCHEDULE) await Promise.all(rows.map(runInTurn));
summarise();

/** @param {Stage[]} names */
async function runInTurn(names) {
  for (const name of names) if (wanted.includes(name)) await run(name);
}

/** @param {Stage} name */
function isWanted(name) {
  return stages.includes(name) && !(changes && name === 'e2e' && specs.length === 0);
}

/** @param {Stage} name */
async function run(name) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const choice = name === 'e2e' ? { filters: specs } : { filters, changes };
  const count = await runners[name](choice);
  results.push({ name, ...count, seconds: (performance.now() - start) / 1000 });
}

async function describeTools() {
  console.log(`Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
  if (wanted.includes('api')) console.log(await orReason(describePostgres));
  if (wanted.includes('e2e')) console.log(await orReason(async () => (await findBrowser()).origin));
}

/** @param {() => string | Promise<string>} find */
async function orReason(find) {
  try {
    return await find();
  } catch (error) {
    return messageOf(error);
  }
}

function summarise() {
  console.log(`\n${row('', 'passed', 'failed', 'skipped', 'seconds')}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row(name, passed, failed, skipped, seconds.toFixed(1)));
  }
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`\n${name}: ${failure}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  const found = results.filter(({ name }) => FILTERED.includes(/** @type {Stage} */ (name)));
  const isMistyped = filters.length > 0 && found.every((each) => each.passed + each.failed === 0);
  if (isMistyped)
    console.error(`No test file has ${filters.map((each) => `'${each}'`).join(' or ')} in its path.`);
  process.exitCode = failed > 0 || isMistyped ? 1 : 0;
}

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
function row(name, ...cells) {
  return name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');
}

/**
 * Returns the result of `step`. If it throws, prints the message and exits with code 1.
 * @template T
 * @param {() => T} step
 * @returns {T}
 */
function orStop(step) {
  try {
    return step();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
