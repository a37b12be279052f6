import type { AgreementList } from '../../contract/agreements.ts';
import type { Customer } from '../../contract/customer.ts';
import type { Recommendations } from '../../contract/recommendations.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { get, HttpError } from '../platform/fetch.ts';
import { RECOMMENDATIONS_PATH } from './queries.ts';

export type LoadedRecommendations = {
  answer: Recommendations;
  customerProducts: readonly string[];
  isLoMember: boolean;
};

/**
 * All that the standalone module is drawn from, by the product's own calls with the customer's session. `bought` is the
 * product type that was just bought. Null where nobody is logged in; throws where a call fails otherwise.
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
    const further = integrated ? await get<AgreementList>('/eikaintegrasjon/avtaler') : { avtaler: [] };
    return {
      answer,
      customerProducts: [...main.avtaler, ...further.avtaler].map(({ productType }) => productType),
      isLoMember: customer.isLoMedlem,
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
