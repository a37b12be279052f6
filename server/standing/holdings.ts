import type { DetailedAgreementInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { ListName } from '../../contract/items.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { standingOf } from '../../domain/standing.ts';
import {
  hasPartnerIntegration,
  integrationSystems,
  mainSystems,
  namesOf,
  type System,
} from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { type CustomerRequest, perRequest } from '../platform/http/per-request.ts';
import { withDetails } from '../sources/agreement-details.ts';
import { type Collected, combined } from '../sources/collect.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { Items } from '../sources/items-in-ore.ts';
import { orSourceProblem, ownItem } from '../sources/own-item.ts';
import type { PolicyKey } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';
import { withMaskedTexts } from './masked-texts.ts';

/** A customer's systems. `areAll` is false when it is unknown whether the partner group's are among them. */
type CustomerSystems = { systems: readonly System[]; areAll: boolean };

type HoldingsDeps = {
  sources: Sources;
  customerRow: CustomerRow;
  /** reads the customer from the store or the bank's own system, with the bank through which they logged in */
  person: CustomerRecords['person'];
};

/** The items of each list; agreements have their standing. */
type Held = Omit<Items, 'avtaler'> & { avtaler: DetailedCustomerAgreementInOre };

export type Holdings = ReturnType<typeof createHoldings>;

/**
 * Returns the customers' agreements, offers, bills, claims, documents and messages. All areas read them only here
 * (spec: beyond §6). Each list of the same systems is read once per request. The partner group's systems exist only for
 * customers with the partner-group integration.
 */
export function createHoldings({ sources, customerRow, person }: HoldingsDeps) {
  const listsOf = perRequest(() => new Map<string, Promise<Collected<Held[ListName]>>>());

  const systemsOf = perRequest(async (asked): Promise<CustomerSystems> => {
    const { distributor, sharedBy } = asked.request;
    // The bank of a receiver must not add systems to those that the giver sees.
    const settings = sharedBy?.giverId === asked.customerId ? sharedBy : distributor;
    const [all, main] = [namesOf(distributor.systems), mainSystems(distributor.systems)];
    if (all.length === main.length || hasPartnerIntegration(settings, null))
      return { systems: all, areAll: true };
    try {
      const { loginBankplassRegisterNummer: bank = null } = await person(asked);
      return { systems: hasPartnerIntegration(settings, bank) ? all : main, areAll: true };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status < 500) throw error;
      return { systems: main, areAll: false };
    }
  });

  async function read<Name extends ListName>(
    asked: CustomerRequest,
    name: Name,
    systems: readonly System[],
  ): Promise<Collected<Held[Name]>> {
    const known = await systemsOf(asked);
    const wanted = systems.filter((system) => known.systems.includes(system));
    const isWhole = known.areAll || wanted.length === systems.length;
    if (wanted.length === 0) return { items: [], complete: isWhole, missing: [] };
    const list = await once(asked, name, wanted);
    return isWhole ? list : { ...list, complete: false };
  }

  function once<Name extends ListName>(
    asked: CustomerRequest,
    name: Name,
    systems: readonly System[],
  ): Promise<Collected<Held[Name]>> {
    const lists = listsOf(asked);
    const key = `${name} ${systems.join()}`;
    const list = lists.get(key) ?? readList(asked, name, systems);
    lists.set(key, list);
    return list as Promise<Collected<Held[Name]>>;
  }

  async function readList(
    asked: CustomerRequest,
    name: ListName,
    systems: readonly System[],
  ): Promise<Collected<Held[ListName]>> {
    const row = await customerRow(asked);
    if (name === 'avtaler') {
      const { items, ...rest } = await sources.list(name, row, systems);
      return { ...rest, items: withStandings(items) };
    }
    const list = await sources.list(name, row, systems);
    // Messages are never shared, nor compared with items that are (spec: beyond §12).
    return name === 'meldinger' ? list : { ...list, items: list.items.map(withMaskedTexts) };
  }

  /**
   * Returns the customer's agreements with their standing today in Norway. Reads all of them as two lists, the same ones
   * that the overview's two endpoints read, so each is read only once.
   */
  async function agreements(asked: CustomerRequest, systems?: readonly System[]) {
    if (systems) return await read(asked, 'avtaler', systems);
    const all = asked.request.distributor.systems;
    const [main, integration] = await Promise.all([
      read(asked, 'avtaler', mainSystems(all)),
      read(asked, 'avtaler', integrationSystems(all)),
    ]);
    return combined(main, integration);
  }

  /**
   * Returns the customer's agreements with their details. Details that a list lacks are read one by one; the answer is
   * incomplete if they can't be.
   */
  async function detailedAgreements(asked: CustomerRequest) {
    const list = await agreements(asked);
    const bare = list.items.filter(({ details }) => details === null);
    if (bare.length === 0) return list;
    const { items, ...rest } = await withDetails(sources, await customerRow(asked), bare);
    const read = withStandings(items);
    const detailed = new Map(bare.map((each, place) => [each, read[place] ?? each]));
    return combined(
      { ...list, items: list.items.map((each) => detailed.get(each) ?? each) },
      { ...rest, items: [] },
    );
  }

  return {
    /** Returns the source systems that exist for the customer. */
    systems: async (asked: CustomerRequest) => (await systemsOf(asked)).systems,
    /** Returns one of the customer's lists, from one system or from all that exist for them. */
    list: async <Name extends Exclude<ListName, 'avtaler'>>(
      asked: CustomerRequest,
      name: Name,
      system?: System,
    ) => await read(asked, name, system ? [system] : namesOf(asked.request.distributor.systems)),
    agreements,
    detailedAgreements,
    /**
     * Returns the customer's agreement with its details. Throws a problem: 404 when the customer has no such agreement,
     * 502 and 503 when its system fails.
     */
    async agreement(
      asked: CustomerRequest,
      { systemSource, policyNumber }: PolicyKey,
    ): Promise<DetailedCustomerAgreementInOre> {
      const list = await agreements(asked, [systemSource]);
      const listed = ownItem(list, (each) => each.policyNumber === policyNumber, 'noSuchInsurance');
      const key = { systemSource, policyNumber };
      const detailed = await orSourceProblem(sources.agreement(await customerRow(asked), key));
      return detailed ? withStanding(detailed, osloDate(Date.now())) : listed;
    },
  };
}

function withStandings(agreements: readonly DetailedAgreementInOre[]): DetailedCustomerAgreementInOre[] {
  const today = osloDate(Date.now());
  return agreements.map((each) => withStanding(each, today));
}

/**
 * Returns an agreement with its standing on a day such as `2026-12-31`. National ids in its texts are masked, because
 * confirmations and sharings show them to others (spec: beyond §12).
 */
export function withStanding(
  agreement: DetailedAgreementInOre,
  today: string,
): DetailedCustomerAgreementInOre {
  const standing = standingOf(agreement, agreement.details ?? {}, today);
  return { ...withMaskedTexts(agreement), standing };
}
