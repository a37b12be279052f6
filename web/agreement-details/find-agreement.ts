import type { Agreement } from '../../contract/agreements.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { asParameter } from '../../domain/path-parameter.ts';

/** The state of the agreement that an address names. `none` means that the customer does not have it. */
export type FoundAgreement<Each> =
  | { status: 'found'; agreement: Each }
  | { status: 'loading' | 'failed' | 'none' };

type Identified = Pick<Agreement, 'policyNumber' | 'productCode'>;

type Lists<Each> = {
  agreements: readonly Each[];
  /** whether a list is still loading */
  isLoading: boolean;
  /** whether all lists are loaded and complete */
  isWhole: boolean;
};

/**
 * Returns the first agreement with the policy number or product code of the address. The status is `none`
 * only if all systems have answered (spec: beyond §1).
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
