import { useMemo } from 'react';
import type { Agreement } from '../../contract/agreements.ts';
import type { Standing } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { useKeepPerson, useSharing } from '../platform/sharing.ts';
import { detailTargetFor, openedAgreement } from './detail-target.ts';

/**
 * Returns a function that returns the address of the page of an agreement `among` those of the screen; null for another
 * customer's agreement at a distributor whose details are another app (spec: overview §2.2, beyond §12).
 */
export function useDetailTarget(
  among: readonly (Agreement & { standing: Standing })[],
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

/** The key of an agreement, or its number alone. */
type Key = Pick<Agreement, 'policyNumber'> & Partial<Pick<Agreement, 'systemSource'>>;

/**
 * Returns a function that returns the address of the page of the agreement with a key; undefined if it is unknown. Only
 * tasks about vehicles name no system, so of several agreements with the number a vehicle comes first.
 */
export function useAgreementAddress(
  among: readonly (Agreement & { standing: Standing })[],
): (key: Key) => string | undefined {
  const targetOf = useDetailTarget(among);
  return ({ systemSource, policyNumber }) => {
    const named = among.filter(
      (each) =>
        each.policyNumber === policyNumber && each.systemSource === (systemSource ?? each.systemSource),
    );
    const vehicles = named.filter((each) => targetOf(each)?.includes('/motor/'));
    const found = openedAgreement(vehicles) ?? openedAgreement(named);
    return (found && targetOf(found)) ?? undefined;
  };
}
