import { useMemo } from 'react';
import type { System } from '../../domain/systems.ts';
import { useBoot } from '../platform/boot.tsx';
import type { IconName } from '../ui/icons.ts';
import { productIcon } from '../ui/product-icon.ts';
import { detailTarget } from './detail-target.ts';
import { useAgreements } from './use-agreements.ts';

/** An insurance that something else names. */
export type InsuranceLink = { name: string; description: string; href: string; icon: IconName };

/** What a document, an invoice or a claim says of the insurance that it is about. */
export type InsuranceReference = { systemSource: System; avtalenummer?: string | undefined };

/** Returns what finds an insurance of the customer's by system and number; null while we don't know it, or don't get hold of it. */
export function useInsuranceLinks(): (reference: InsuranceReference) => InsuranceLink | null {
  const { detailSiteUrl } = useBoot().distributor;
  const { state } = useAgreements();
  const agreements = state.status === 'ready' ? state.list.avtaler : null;
  return useMemo(() => {
    const byNumber = new Map(agreements?.map((each) => [keyOf(each.systemSource, each.policyNumber), each]));
    return ({ systemSource, avtalenummer = '' }) => {
      const agreement = byNumber.get(keyOf(systemSource, avtalenummer));
      if (!agreement) return null;
      const { name, description = '' } = agreement;
      return {
        name,
        description,
        href: detailTarget(agreement, detailSiteUrl),
        icon: productIcon(agreement),
      };
    };
  }, [agreements, detailSiteUrl]);
}

function keyOf(system: System, number: string): string {
  return `${system} ${number}`;
}
