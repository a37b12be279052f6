import { useMemo } from 'react';
import type { System } from '../../domain/systems.ts';
import { useBoot } from '../platform/boot.tsx';
import type { IconName } from '../ui/icons.ts';
import { productIcon } from '../ui/product-icon.ts';
import { detailTarget } from './detail-target.ts';
import { NAMES } from './queries.ts';
import { useAgreements } from './use-agreements.ts';

/** An insurance that something else names. */
export type InsuranceLink = { name: string; description: string; href: string; icon: IconName };

/** What a document, an invoice, a claim or a message says of the insurance that it is about. */
export type InsuranceReference = { systemSource: System; avtalenummer?: string | undefined };

/**
 * Returns what finds an insurance of the customer's by number, of several that of the same system; null while we don't know it,
 * don't get hold of it, or it is not theirs any more.
 */
export function useInsuranceLinks(): (reference: InsuranceReference) => InsuranceLink | null {
  const { detailSiteUrl } = useBoot().distributor;
  const { state } = useAgreements(NAMES);
  const agreements = state.status === 'ready' ? state.list.avtaler : null;
  return useMemo(() => {
    const byNumber = Map.groupBy(agreements ?? [], ({ policyNumber }) => policyNumber);
    return ({ systemSource, avtalenummer = '' }) => {
      const ofNumber = byNumber.get(avtalenummer) ?? [];
      const agreement = ofNumber.find((each) => each.systemSource === systemSource) ?? ofNumber[0];
      if (!agreement) return null;
      const { name, description = '' } = agreement;
      const href = detailTarget(agreement, detailSiteUrl);
      return { name, description, href, icon: productIcon(agreement) };
    };
  }, [agreements, detailSiteUrl]);
}
