import { useEffect } from 'react';
import type { DistributorView } from '../../contract/first-page.ts';
import { useBoot } from '../platform/boot.tsx';

/** The addresses that the screens require (spec: shell §3.5). */
const REQUIRED = [
  'bankInsurancePage',
  'meldSkadeUrl',
  'skadesakerUrl',
  'documentUrl',
  'loggUtUrl',
  'timeoutUrl',
] as const satisfies readonly (keyof DistributorView)[];

/** Returns the missing addresses. The server validates its file, but a page can be older than the file. */
export function missingConfiguration(distributor: Partial<DistributorView>): readonly string[] {
  return REQUIRED.filter((name) => !distributor[name]);
}

/** Reports an error for each missing app config value (spec: shell §8.1). */
export function useConfigurationCheck(): void {
  const { distributor } = useBoot();
  useEffect(() => {
    for (const name of missingConfiguration(distributor)) {
      reportError(new Error(`The app config value ${name} is missing.`));
    }
  }, [distributor]);
}
