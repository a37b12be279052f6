import type { DistributorView } from '../../contract/first-page.ts';

/** The addresses that the screens require (spec: shell §3.5). */
const REQUIRED = [
  'bankInsurancePage',
  'meldSkadeUrl',
  'skadesakerUrl',
  'documentUrl',
  'loggUtUrl',
  'timeoutUrl',
] as const satisfies readonly (keyof DistributorView)[];

/**
 * Returns the names of the missing addresses. The server validates its file, but a page can be older than the
 * file.
 */
export function missingConfiguration(distributor: Partial<DistributorView>): readonly string[] {
  return REQUIRED.filter((name) => !distributor[name]);
}
