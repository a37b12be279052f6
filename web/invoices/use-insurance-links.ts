import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { detailTarget } from '../agreements/detail-target.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { useBoot } from '../platform/boot.tsx';
import { texts } from './texts.ts';

/** An insurance of an invoice; without `href` where we don't know the insurance. */
export type InsuranceLink = { number: string; name: string; description?: string; href?: string };

/** Returns the insurances that an invoice is for, by their names as far as we know them. */
export function useInsuranceLinks({ avtalenumre = [], systemSource }: InvoiceInOre): InsuranceLink[] {
  const { detailSiteUrl } = useBoot().distributor;
  const { state } = useAgreements();
  const agreements = state.status === 'ready' ? state.list.avtaler : [];
  return [...new Set(avtalenumre)].map((number) => {
    const agreement = agreements.find(
      (each) => each.policyNumber === number && each.systemSource === systemSource,
    );
    if (!agreement) return { number, name: texts.agreement(number) };
    const { name, description } = agreement;
    const href = detailTarget(agreement, detailSiteUrl);
    return { number, name, href, ...(description ? { description } : {}) };
  });
}
