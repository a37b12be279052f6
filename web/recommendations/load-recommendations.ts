import type { AgreementList } from '../../contract/agreements.ts';
import type { Customer } from '../../contract/customer.ts';
import type { Recommendations } from '../../contract/recommendations.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { isIncompleteAnswer } from '../platform/api/answers.ts';
import { get, HttpError } from '../platform/api/fetch.ts';
import { RECOMMENDATIONS_PATH } from './queries.ts';

export type LoadedRecommendations = {
  answer: Recommendations;
  customerProducts: readonly string[];
  isLoMember: boolean;
};

/**
 * All that the standalone module is drawn from, by the product's own calls with the customer's session. `bought` is the
 * product type that was just bought. Null where nobody is logged in, and where something of the customer's insurances
 * is missing, since we can't tell then what they have; throws where a call fails otherwise.
 */
export async function loadRecommendations(
  bought: string | null,
  shortname: string,
): Promise<LoadedRecommendations | null> {
  try {
    const [answer, main, customer] = await Promise.all([
      get<Recommendations>(RECOMMENDATIONS_PATH, { produkt: bought }),
      get<AgreementList>('/avtaleoversikt/avtaler'),
      get<Customer>('/skadekunde/hent'),
    ]);
    const integrated = hasPartnerIntegration(shortname, customer.loginBankplassRegisterNummer);
    const further = integrated ? [await get<AgreementList>('/eikaintegrasjon/avtaler')] : [];
    const lists = [main, ...further];
    if (lists.some(isIncompleteAnswer)) return null;
    return {
      answer,
      customerProducts: lists.flatMap(({ avtaler }) => avtaler).map(({ productType }) => productType),
      isLoMember: customer.isLoMedlem,
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
