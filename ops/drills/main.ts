// npm run drill -- NAME …|all|list [--minutes N] [--rounds N] [--fault]: causes failures that occur in production, and
// prints the results.
import { parseArgs } from 'node:util';
import { ensureBuilt, messageOf } from '../../tools/set-up.mjs';
import { clock } from './clock.ts';
import { crowd } from './crowd.ts';
import { deployment } from './deployment.ts';
import { disk } from './disk.ts';
import { type Drill, type DrillOptions, noticed } from './drill.ts';
import { endurance } from './endurance.ts';
import { frozenServer } from './frozen-server.ts';
import { frozenStores } from './frozen-stores.ts';
import { hangingSources } from './hanging-sources.ts';
import { kills } from './kills.ts';
import { migrationDrill } from './migrations.ts';
import { nation } from './nation.ts';
import { oddInput } from './odd-input.ts';
import { overload } from './overload.ts';
import { storeRestarts } from './store-restarts.ts';

const DRILLS: readonly Drill[] = [
  storeRestarts,
  kills,
  deployment,
  frozenServer,
  frozenStores,
  hangingSources,
  overload,
  crowd,
  migrationDrill,
  disk,
  clock,
  nation,
  oddInput,
  endurance,
];

const USAGE = `Usage: npm run drill -- NAME …|all|list [--minutes N] [--rounds N] [--fault]
Starts its own servers and stores on loopback addresses. --minutes of load (default 20), --rounds of restarts and kills (default 20).
--fault breaks what the drill checks, to see that the drill notices it.
Exit code 1 if a requirement does not hold, or if a planted fault is not noticed; 2 if the arguments are invalid.`;

const { chosen, options } = readArguments();
await ensureBuilt();
for (const drill of chosen) await run(drill, options);

async function run(drill: Drill, given: DrillOptions): Promise<void> {
  console.log(`${drill.name}: ${drill.about}`);
  if (given.withFault) console.log(`  planted fault: ${drill.fault.what}`);
  try {
    const findings = await drill.run(given);
    for (const { what, figure, holds } of findings)
      console.log(`  ${holds ? 'holds' : 'DOES NOT HOLD'}  ${what}: ${figure}`);
    const isGood = given.withFault ? noticed(drill, findings) : findings.every(({ holds }) => holds);
    if (given.withFault) console.log(`  the fault was ${isGood ? 'noticed' : 'NOT NOTICED'}`);
    if (!isGood) process.exitCode = 1;
  } catch (error) {
    console.log(`  NOT DONE  ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** Returns the arguments. Ends the process after printing the list, the help or an error. */
function readArguments(): { chosen: readonly Drill[]; options: DrillOptions } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        minutes: { type: 'string', default: '20' },
        rounds: { type: 'string', default: '20' },
        fault: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help || positionals.length === 0) endWith(USAGE);
    if (positionals.includes('list'))
      endWith(DRILLS.map(({ name, about }) => `${name}: ${about}`).join('\n'));
    const numbers = { minutes: Number(values.minutes), rounds: Number(values.rounds) };
    for (const [name, value] of Object.entries(numbers)) {
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0.`);
    }
    const unknown = positionals.filter((each) => each !== 'all' && !DRILLS.some(({ name }) => name === each));
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`);
    const isChosen = ({ name }: Drill) => positionals.includes('all') || positionals.includes(name);
    return { chosen: DRILLS.filter(isChosen), options: { ...numbers, withFault: values.fault } };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function endWith(text: string): never {
  console.log(text);
  process.exit();
}
