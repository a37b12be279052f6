import type { DistributorView } from '../../contract/first-page.ts';

/** The addresses that the screens can't do without (spec: shell §3.5). */
const REQUIRED = [
  'bankInsurancePage',
  'meldSkadeUrl',
  'skadesakerUrl',
  'documentUrl',
  'loggUtUrl',
  'timeoutUrl',
] as const satisfies readonly (keyof DistributorView)[];

/** The names of the addresses that the page came without. The server checks its file, but pages can be older. */
export function missingConfiguration(distributor: Partial<DistributorView>): readonly string[] {
  return REQUIRED.filter((name) => !distributor[name]);
}
