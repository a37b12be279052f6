import { run } from '../portfolio/testing/run-command.ts';
import type { Portal } from './portal.ts';

/** Imports customers, in the portfolio file's form, beside those that a portal has, or in their place. */
export async function importCustomers(portal: Portal, customers: readonly object[]): Promise<void> {
  const env = { DATA_DIR: portal.dataDir };
  const input = JSON.stringify({ customers });
  const { code, errors } = await run(portal.dataDir, ['import', '-'], { input, env });
  if (code !== 0) throw new Error(errors.join('\n'));
}
