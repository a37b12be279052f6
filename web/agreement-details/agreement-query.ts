import type { AgreementQuery } from '../../contract/agreements.ts';
import type { PathParameters } from '../../domain/match-path.ts';

/**
 * Returns the query for the agreements that an address names, by number or product code. Returns undefined,
 * which means all agreements, if the value is empty or longer than 60 characters.
 */
export function agreementQueryOf({ policyNumber, productCode }: PathParameters): AgreementQuery | undefined {
  const value = policyNumber ?? productCode ?? '';
  if (value === '' || value.length > 60) return undefined;
  return policyNumber === undefined ? { productCode: value } : { policyNumber: value };
}
