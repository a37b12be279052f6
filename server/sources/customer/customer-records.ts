import type { Address } from '../../../contract/profile.ts';
import type { SourcePerson, SourceRecommendations, SourceTasks } from '../../../contract/source-customer.ts';
import type { CustomerRow } from '../../platform/db/customer-row.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import { type CustomerRequest, perRequest } from '../../platform/http/per-request.ts';
import { orSourceProblem } from '../own-item.ts';
import type { CustomerSource } from './customer-source.ts';

/**
 * The customer's row, with current data from other systems where these hold it. Each system is asked once per
 * request. The functions reject with a problem when the system fails: 503, or 502 when its response is
 * unusable.
 */
export type CustomerRecords = {
  person: CustomerRow;
  tasks: CustomerRow;
  communication: CustomerRow;
  recommendations(asked: CustomerRequest, bought: string | undefined): Promise<CustomerTable>;
  /** null when the store holds the addresses */
  addresses: ((asked: CustomerRequest) => Promise<Address[]>) | null;
};

/** Returns the functions that read the customer’s records, each from its system or from the store. */
export function customerRecords(source: CustomerSource, row: CustomerRow): CustomerRecords {
  const { person, tasks, communication, recommendations } = source;
  const personOf =
    person &&
    perRequest(async (asked) => await orSourceProblem(row(asked).then((customer) => person(customer))));

  return {
    person: personOf
      ? perRequest(async (asked) => ({ ...(await row(asked)), ...personColumns(await personOf(asked)) }))
      : row,
    tasks: tasks
      ? perRequest(async (asked) => {
          const customer = await row(asked);
          return { ...customer, tasks: tasksColumn(await orSourceProblem(tasks(customer))) };
        })
      : row,
    communication: communication
      ? perRequest(async (asked) => {
          const customer = await row(asked);
          const { hasUlesteMeldinger } = await orSourceProblem(communication(customer));
          return { ...customer, has_unread_messages: flag(hasUlesteMeldinger) };
        })
      : row,
    recommendations: async (asked, bought) => {
      const customer = await row(asked);
      if (!recommendations) return customer;
      return {
        ...customer,
        recommendations: recommendationsColumn(await orSourceProblem(recommendations(customer, bought))),
      };
    },
    addresses:
      personOf &&
      (async (asked) =>
        ((await personOf(asked)).kundeadresser ?? []).map(({ isFolkreregistrert = false, ...address }) => ({
          isFolkreregistrert,
          ...address,
        }))),
  };
}

/** Returns the columns of the store for a person. */
function personColumns(person: SourcePerson): Partial<CustomerTable> {
  const { kontaktInformasjon = {}, samtykker = {}, livKunde } = person;
  return {
    name: person.navn,
    nice_customer_number: person.niceKundenummer || null,
    is_lo_member: flag(person.isLoMedlem),
    is_bank_customer: flag(person.isBankkunde),
    login_bank_register_number: person.loginBankplassRegisterNummer || null,
    email: kontaktInformasjon.epostAdresse || null,
    mobile: kontaktInformasjon.mobilNummer || null,
    marketing_consent: flag(samtykker.marketingConsent === 'AUTHORIZED'),
    cross_domain_consent: flag(samtykker.crossDomainConsent === 'AUTHORIZED'),
    documents_by_post: flag(person.hasReservasjon),
    life_customer: livKunde?.eksisterer ? lifeColumn(livKunde) : null,
  };
}

function lifeColumn({ epost, telefon }: SourcePerson['livKunde'] & object): string {
  return JSON.stringify({ ...(epost && { epost }), ...(telefon && { telefon }) });
}

function tasksColumn({ helseerklaering, aksepttilbud, motoroppgaver = [] }: SourceTasks & object): string {
  return JSON.stringify({
    helseerklaering: helseerklaering?.antall ?? 0,
    aksepttilbud: aksepttilbud?.antall ?? 0,
    motoroppgaver,
  });
}

function recommendationsColumn(given: SourceRecommendations & object): string {
  const { scores = [], controlgroup = false, fallback = false } = given;
  return JSON.stringify({ scores, controlgroup, fallback });
}

function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}
