import { createContext, useContext } from 'react';
import type { Boot } from '../../contract/first-page.ts';

const BootContext = createContext<Boot | null>(null);

/** Provides the boot data that the server sent with the first page. */
export const BootProvider = BootContext.Provider;

/** Returns the boot data of the first page: distributor, version, and the session at that time. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot must be used inside BootProvider');
  return boot;
}

/** Returns whether the page is in the mobile bank app. Outside a page of the portal, it is not. */
export function useIsInMobileBank(): boolean {
  return useContext(BootContext)?.inMobileBank ?? false;
}
