import { useMemo } from 'react';
import { agreementOf } from '../../domain/agreement-of.ts';
import type { System } from '../../domain/systems.ts';
import type { IconName } from '../ui/icons.ts';
import { productIcon } from '../ui/product-icon.ts';
import { agreementsIn } from './agreements-state.ts';
import { NAMES } from './queries.ts';
import { useAgreements } from './use-agreements.ts';
import { useDetailTarget } from './use-detail-target.ts';

/** A link to an insurance from something that concerns it. */
export type InsuranceLink = {
  name: string;
  description: string;
  /** both, which tell the insurances of a customer apart */
  label: string;
  /** null: the page of the insurance can't be opened */
  href: string | null;
  icon: IconName;
};

/** The reference from a document, an invoice, a claim or a message to its insurance. */
export type InsuranceReference = { systemSource: System; avtalenummer?: string | undefined };

/**
 * Returns a function that finds the customer's insurance by system and policy number. Another system can use the number
 * for another insurance. The function returns null while the agreements load, if they can't be loaded, or if the
 * customer no longer has the insurance.
 */
export function useInsuranceLinks(): (reference: InsuranceReference) => InsuranceLink | null {
  const agreements = agreementsIn(useAgreements(NAMES).state);
  const detailTarget = useDetailTarget(agreements);
  return useMemo(() => {
    const byNumber = Map.groupBy(agreements, ({ policyNumber }) => policyNumber);
    return (reference) => {
      const agreement = agreementOf(reference, byNumber.get(reference.avtalenummer ?? '') ?? []);
      if (!agreement) return null;
      const { name, description = '' } = agreement;
      const href = detailTarget(agreement);
      const label = description ? `${name}, ${description}` : name;
      return { name, description, label, href, icon: productIcon(agreement) };
    };
  }, [agreements, detailTarget]);
}
