// npm run bench [-- NAME …]: measures, prints, and writes what it measured into docs/performance.md: see README.md.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/set-up.mjs';
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

type Options = { customers: number; minutes: number };

const BENCHES: Record<string, (options: Options) => Promise<readonly Table[]>> = {
  weight: weighPages,
  'first-view': measureFirstView,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  server: measureServer,
  'slow-source': measureSlowSource,
  process: measureProcess,
  insurances: measureManyInsurances,
  items: measureManyItems,
  customers: measureManyCustomers,
  portfolio: measurePortfolio,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { customers: { type: 'string', default: '20000' }, minutes: { type: 'string', default: '1' } },
});
const unknown = positionals.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const options = { customers: Number(values.customers), minutes: Number(values.minutes) };

await ensureBuilt();
for (const [name, measure] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const tables = await measure(options);
  for (const table of tables) console.log(asText(table));
  writeFigures(name, tables);
}
