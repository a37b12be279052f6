import type { AgreementQuery } from '../../contract/agreements.ts';
import type { PathParameters } from '../../domain/match-path.ts';

/** Returns the query that an address names; undefined, for all agreements, if it is empty or too long. */
export function agreementQueryOf({ policyNumber, productCode }: PathParameters): AgreementQuery | undefined {
  const value = policyNumber ?? productCode ?? '';
  if (value === '' || value.length > 60) return undefined;
  return policyNumber === undefined ? { productCode: value } : { policyNumber: value };
}
