import type { Agreement } from '../../contract/agreements.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { asParameter } from '../../domain/path-parameter.ts';

/** What is known of the agreement that an address names; `none`: the customer has none such. */
export type FoundAgreement<Each> =
  | { status: 'found'; agreement: Each }
  | { status: 'loading' | 'failed' | 'none' };

type Identified = Pick<Agreement, 'policyNumber' | 'productCode'>;

type Lists<Each> = {
  agreements: readonly Each[];
  /** whether some list is still to come */
  isLoading: boolean;
  /** whether every list came, and came whole */
  isWhole: boolean;
};

/**
 * Returns the agreement with the policy number or product code of the address, of several the first (spec: beyond §1). It is never
 * called missing while a system does not answer.
 */
export function findAgreement<Each extends Identified>(
  { agreements, isLoading, isWhole }: Lists<Each>,
  { policyNumber, productCode }: PathParameters,
): FoundAgreement<Each> {
  const agreement = agreements.find((each) =>
    policyNumber === undefined
      ? asParameter(each.productCode ?? '') === productCode
      : asParameter(each.policyNumber) === policyNumber,
  );
  if (agreement) return { status: 'found', agreement };
  if (isLoading) return { status: 'loading' };
  return { status: isWhole ? 'none' : 'failed' };
}
