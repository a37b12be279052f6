import { useMemo } from 'react';
import type { Agreement, CustomerAgreement } from '../../contract/agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import { useKeepPerson, useSharing } from '../platform/sharing.ts';
import { detailTargetFor } from './detail-target.ts';

/**
 * Returns a function that returns the address of the page of an agreement `among` those of the screen; null for another
 * customer's agreement at a distributor whose details are another app (spec: overview §2.2, beyond §12).
 */
export function useDetailTarget(
  among: readonly CustomerAgreement[],
): (agreement: Agreement) => string | null {
  const { distributor } = useBoot();
  const sharing = useSharing();
  const keepPerson = useKeepPerson();
  const hasPage = sharing === null || distributor.egneSider.includes('detaljer');
  return useMemo(() => {
    const targetOf = detailTargetFor({ distributor, sharing }, among);
    return (agreement) => (hasPage ? keepPerson(targetOf(agreement)) : null);
  }, [among, sharing, hasPage, keepPerson, distributor]);
}
