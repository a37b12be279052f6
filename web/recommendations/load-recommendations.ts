import { heldProducts } from '../../domain/standing.ts';
import { hasPartnerIntegration, type IntegrationSettings } from '../../domain/systems.ts';
import { isIncompleteAnswer } from '../platform/api/answers.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { request } from '../platform/api/request.ts';

export type LoadedRecommendations = NonNullable<Awaited<ReturnType<typeof loadRecommendations>>>;

/**
 * Returns the data of the standalone module, requested with the customer's session. `bought` is the product
 * type that was just bought. Returns null if the user is not logged in, or if insurances are missing, since
 * the customer's products are then unknown. Throws if a request fails for another reason.
 */
export async function loadRecommendations(bought: string | null, distributor: IntegrationSettings) {
  try {
    const [answer, main, customer] = await Promise.all([
      request('GET /nbo/produktanbefaling', { query: { produkt: bought } }),
      request('GET /avtaleoversikt/avtaler'),
      request('GET /skadekunde/hent'),
    ]);
    const integrated = hasPartnerIntegration(distributor, customer.loginBankplassRegisterNummer);
    const further = integrated ? [await request('GET /eikaintegrasjon/avtaler')] : [];
    const lists = [main, ...further];
    if (lists.some(isIncompleteAnswer)) return null;
    return {
      answer,
      customerProducts: heldProducts(lists.flatMap(({ avtaler }) => avtaler)),
      isLoMember: customer.isLoMedlem,
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
