import type { AgreementQuery } from '../../contract/agreements.ts';
import type { PathParameters } from '../../domain/match-path.ts';

/** Returns which agreements an address names, by number or by product code; undefined, all, where it could be nobody's. */
export function agreementQueryOf({ policyNumber, productCode }: PathParameters): AgreementQuery | undefined {
  const value = (policyNumber ?? productCode ?? '').replaceAll('%2F', '/');
  if (value === '' || value.length > 60) return undefined;
  return policyNumber === undefined ? { productCode: value } : { policyNumber: value };
}
