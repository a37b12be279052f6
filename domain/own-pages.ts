import { matchPath } from './match-path.ts';
import { messagesPath, type OwnPageSettings } from './messages-path.ts';
import { BASE_PATH, PATHS } from './paths.ts';

/** The pages of the portal that a bank can use instead of separate apps on the host (spec: beyond §1). */
export const OWN_PAGES = ['detaljer', 'dokumenter', 'faktura', 'skader', 'meldinger', 'dekning'] as const;

export type OwnPage = (typeof OWN_PAGES)[number];

/**
 * The paths of these pages, below `BASE_PATH`. The details have all addresses that an agreement's card can
 * link to, by policy number or by product code (spec: overview §2.2).
 */
export const OWN_PAGE_PATHS: Readonly<Partial<Record<OwnPage, readonly string[]>>> = {
  detaljer: [
    '/detaljer/:policyNumber',
    '/detaljer/eika/:policyNumber',
    '/liv/avtaledetaljer/:policyNumber',
    '/liv/avtaledetaljer/eika/:policyNumber',
    '/liv/avtaledetaljer/gruppeliv/:policyNumber',
    '/motor/detaljer/:policyNumber',
    '/skade/boligselger/:policyNumber',
    '/skade/fritidshus/detaljer/:policyNumber',
    '/skade/hus/detaljer/:policyNumber',
    '/skade/innbo/detaljer/kollektiv/:policyNumber',
    '/skade/kjaeledyr/detaljer/:policyNumber',
    '/skade/kollektiv/detaljer/arbeidsulykke/:policyNumber',
    '/skade/kollektiv/detaljer/fritidsulykke/:policyNumber',
    '/skade/kollektiv/detaljer/kollektiv-ulykke-forening/:policyNumber',
    '/skade/kollektiv/detaljer/grunnforsikring/:productCode',
    '/skade/kollektiv/detaljer/gruppeforsikring/:productCode',
    '/skade/kollektiv/detaljer/stonadskasse/:productCode',
    '/skade/mangler-detaljer/:productCode',
    '/skade/reise/detaljer/:policyNumber',
    '/skade/reise/detaljer/kollektiv/:policyNumber',
  ],
  dokumenter: ['/dokumenter'],
  faktura: ['/betaling'],
  skader: ['/skadesaker', '/skadesaker/:systemSource/:id'],
  dekning: [PATHS.cover],
};

/** Returns the paths of a page at a distributor, below `BASE_PATH`; empty when the distributor uses a separate app. */
export function ownPagePaths(page: OwnPage, distributor: OwnPageSettings): readonly string[] {
  if (!distributor.egneSider?.includes(page)) return [];
  return page === 'meldinger' ? messagePaths(messagesPath(distributor)) : (OWN_PAGE_PATHS[page] ?? []);
}

/** Returns the paths of the message list and of one message. */
export function messagePaths(list: string | null): readonly string[] {
  return list === null ? [] : [list, `${list}/:systemSource/:id`];
}

/** Returns whether a path of the host is one of the pages that the portal shows for the distributor. */
export function isOwnPageAddress(pathname: string, distributor: OwnPageSettings): boolean {
  return OWN_PAGES.some((page) =>
    ownPagePaths(page, distributor).some((path) => matchPath(BASE_PATH + path, pathname) !== null),
  );
}
