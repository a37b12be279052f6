import { createContext, type ReactNode, useContext } from 'react';
import type { Boot } from '../../contract/first-page.ts';

const BootContext = createContext<Boot | null>(null);

/** Provides what the server sent with the first page. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  return <BootContext value={boot}>{children}</BootContext>;
}

/** What the server sent with the first page: distributor, version, the session as it was then. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot stands outside BootProvider');
  return boot;
}
