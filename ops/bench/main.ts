// npm run bench [-- NAME …]: measures, prints the results, and writes them to docs/reference/measurements.md. See
// README.md.
import { parseArgs } from 'node:util';
import { ensureBuilt, messageOf } from '../../tools/set-up.mjs';
import { measureCoverSearch } from './cover-search.ts';
import { asText, type Table } from './figures.ts';
import { measureFirstView } from './first-view.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureManyCustomers } from './many-customers.ts';
import { measureManyInsurances } from './many-insurances.ts';
import { measureManyItems } from './many-items.ts';
import { measureNavigation } from './navigation.ts';
import { weighPages } from './page-weight.ts';
import { measureServer } from './pages-per-second.ts';
import { writeFigures } from './performance-page.ts';
import { measurePortfolio } from './portfolio.ts';
import { measureProcess } from './server-process.ts';
import { measureSlowSource } from './slow-source.ts';
import { measureVisit } from './visit.ts';

type Options = { customers: number; minutes: number };

const BENCHES: Record<string, (options: Options) => Promise<readonly Table[]>> = {
  weight: weighPages,
  'first-view': measureFirstView,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  server: measureServer,
  visit: measureVisit,
  'slow-source': measureSlowSource,
  process: measureProcess,
  insurances: measureManyInsurances,
  items: measureManyItems,
  cover: measureCoverSearch,
  customers: measureManyCustomers,
  portfolio: measurePortfolio,
};

const USAGE = `Usage: npm run bench -- [NAME …] [--customers N] [--minutes N]
Measures, prints the results, and writes them to docs/reference/measurements.md. Without names, runs all measurements.
Names: ${Object.keys(BENCHES).join(', ')}.`;

const { names, options } = readArguments();
await ensureBuilt();
for (const [name, measure] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  try {
    const tables = await measure(options);
    for (const table of tables) console.log(asText(table));
    writeFigures(name, tables);
  } catch (error) {
    // The other measurements are still worth having: this one may lack a browser, or a quiet machine.
    console.error(`${name}: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** Returns the arguments. Ends the process after printing the help or an error. */
function readArguments(): { names: readonly string[]; options: Options } {
  try {
    const { values, positionals: names } = parseArgs({
      allowPositionals: true,
      options: {
        customers: { type: 'string', default: '20000' },
        minutes: { type: 'string', default: '1' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit();
    }
    const unknown = names.filter((name) => !(name in BENCHES));
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`);
    const options = { customers: Number(values.customers), minutes: Number(values.minutes) };
    for (const [name, value] of Object.entries(options)) {
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0.`);
    }
    return { names, options };
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    process.exit(2);
  }
}
