import { run } from '../commands/portfolio/testing/run-command.ts';
import type { Portal } from './portal.ts';

/**
 * Imports customers in the format of the portfolio file. Adds them to a portal's customers, or replaces
 * existing ones.
 */
export async function importCustomers(portal: Portal, customers: readonly object[]): Promise<void> {
  const env = { DATA_DIR: portal.dataDir };
  const input = JSON.stringify({ customers });
  const { code, errors } = await run(portal.dataDir, ['import', '-'], { input, env });
  if (code !== 0) throw new Error(errors.join('\n'));
}
