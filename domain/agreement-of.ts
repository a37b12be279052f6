import type { WithStanding } from './standing.ts';

type Agreement = Pick<WithStanding, 'systemSource'> & { readonly policyNumber: string };
/** A document, message, claim or bill. */
export type Paper = Pick<Agreement, 'systemSource'> & { readonly avtalenummer?: string | undefined };

/** Returns the agreement that a paper belongs to, if it is one of the given ones. Another system can use its number. */
export function agreementOf<A extends Agreement>(
  { systemSource, avtalenummer }: Paper,
  agreements: readonly A[],
): A | undefined {
  return agreements.find((each) => each.systemSource === systemSource && each.policyNumber === avtalenummer);
}
