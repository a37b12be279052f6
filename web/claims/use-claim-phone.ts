import type { ClaimInOre } from '../../contract/in-ore.ts';
import { useBankContact } from '../platform/bank-contact.ts';

/** Returns the telephone number for questions about a claim: that of its handler, otherwise the bank's. */
export function useClaimPhone({ saksbehandler }: Pick<ClaimInOre, 'saksbehandler'>): string {
  const { telefon } = useBankContact();
  return saksbehandler?.telefon ?? telefon;
}
