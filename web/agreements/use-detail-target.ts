import { useCallback } from 'react';
import type { Agreement } from '../../contract/agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import { useKeepPerson, useSharing } from '../platform/sharing.ts';
import { detailTarget, sharedDetailTarget } from './detail-target.ts';

/**
 * Returns a function that returns the address of an agreement's page; null for another customer's agreement at a
 * distributor whose details are another app (spec: overview §2.2, beyond §12).
 */
export function useDetailTarget(): (agreement: Agreement) => string | null {
  const { distributor } = useBoot();
  const isOwn = useSharing() === null;
  const keepPerson = useKeepPerson();
  const hasPage = !isOwn && distributor.egneSider.includes('detaljer');
  return useCallback(
    (agreement) => {
      if (isOwn) return detailTarget(agreement, distributor);
      return hasPage ? keepPerson(sharedDetailTarget(agreement, distributor)) : null;
    },
    [isOwn, hasPage, keepPerson, distributor],
  );
}
