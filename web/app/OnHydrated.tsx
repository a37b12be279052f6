import { type ReactNode, useEffect } from 'react';

/** Renders `children`, and calls `act` once they are hydrated. Optional parts may still wait for their code. */
export function OnHydrated({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act]);
  return children;
}
