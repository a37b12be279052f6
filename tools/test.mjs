// npm test [-- STAGE … [FILTER …]]: installs what is needed, runs every check or the stages asked for, and sums up.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureInstalled, messageOf, pinnedNode } from './set-up.mjs';
import { findBrowser } from './test-browser.mjs';
import { describePostgres } from './test-postgres.mjs';
import { reports, stages } from './test-stages.mjs';

/** @typedef {import('./test-stages.mjs').Count & { name: string, seconds: number }} Result */

/** What can be asked for, and the stages that it takes. @type {Record<string, string[]>} */
const choices = {
  types: ['types'],
  lint: ['lint'],
  unit: ['unit'],
  api: ['build', 'api'],
  e2e: ['build', 'e2e'],
};

const asked = process.argv.slice(2);
const chosen = asked.filter((name) => name in choices);
const filters = asked.filter((name) => !(name in choices));
if (filters.length > 0 && chosen.length === 0) stop(`Name a stage first: ${Object.keys(choices).join(', ')}`);
try {
  ensureInstalled();
} catch (error) {
  stop(messageOf(error));
}
const wanted = (chosen.length > 0 ? chosen : Object.keys(choices)).flatMap((name) => choices[name] ?? []);
await describeTools();
rmSync(reports, { recursive: true, force: true });
/** @type {Result[]} */
const results = [];
for (const [name, stage] of Object.entries(stages)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const count = await stage(filters);
  results.push({ name, ...count, seconds: (performance.now() - start) / 1000 });
}
summarise();

async function describeTools() {
  console.log(`Node ${spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' }).stdout.trim()}`);
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
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
function row(name, ...cells) {
  return name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
