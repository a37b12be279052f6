import type { AgreementQuery, CustomerAgreement } from '../../contract/agreements.ts';
import type { Boot } from '../../contract/first-page.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { isShown } from '../../domain/standing.ts';
import { leadsTo, namesAnother, openedAgreement } from '../agreements/detail-target.ts';

/** The state of the agreement that an address names. `none` means that the customer does not have it. */
export type FoundAgreement<Each> =
  | { status: 'found'; agreement: Each }
  | { status: 'loading' | 'failed' | 'none' };

/** The address of a page: its path, which starts with `BASE_PATH`, the values in it, and its query. */
export type DetailAddress = { path: string; parameters: PathParameters; query: URLSearchParams };

type Lists<Each> = {
  agreements: readonly Each[];
  isLoading: boolean;
  /** whether all lists are loaded and complete */
  isWhole: boolean;
};

/**
 * Returns the agreement with the policy number or product code of the address. Systems can use the same number, and a
 * code can belong to several agreements: those whose cards lead to the address come first, then those that screens show.
 * While a list is loading, only an agreement whose card leads to the address is certain. While one is missing or incomplete,
 * an agreement is not shown instead of the one that the query names. The status is `none` only if all systems have answered
 * (spec: overview §2.2, beyond §1).
 */
export function findAgreement<Each extends CustomerAgreement>(
  { agreements, isLoading, isWhole }: Lists<Each>,
  { path, parameters: { policyNumber, productCode }, query }: DetailAddress,
  boot: Pick<Boot, 'distributor' | 'sharing' | 'today'>,
): FoundAgreement<Each> {
  const named = agreements.filter((each) =>
    policyNumber === undefined
      ? (each.productCode ?? '') === productCode
      : each.policyNumber === policyNumber,
  );
  const leading = named.filter(leadsTo(boot, path));
  const candidates = leading.length > 0 || isLoading ? leading : named;
  const shown = candidates.filter((each) => isShown(each, boot.today));
  const agreement = openedAgreement([...shown, ...candidates], query);
  if (agreement && (isWhole || !namesAnother(query, agreement))) return { status: 'found', agreement };
  if (isLoading) return { status: 'loading' };
  return { status: isWhole ? 'none' : 'failed' };
}

/** Returns the query that an address names; undefined, for all agreements, if it is empty or too long. */
export function agreementQueryOf({ policyNumber, productCode }: PathParameters): AgreementQuery | undefined {
  const value = policyNumber ?? productCode ?? '';
  if (value === '' || value.length > 60) return undefined;
  return policyNumber === undefined ? { productCode: value } : { policyNumber: value };
}
