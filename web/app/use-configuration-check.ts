import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { missingConfiguration } from './missing-configuration.ts';

/** Reports an error for each missing app config value (spec: shell §8.1). */
export function useConfigurationCheck(): void {
  const { distributor } = useBoot();
  useEffect(() => {
    for (const name of missingConfiguration(distributor)) {
      reportError(new Error(`The app config value ${name} is missing.`));
    }
  }, [distributor]);
}
