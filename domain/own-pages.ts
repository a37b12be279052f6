import { matchPath } from './match-path.ts';
import { messagesPath, type OwnPageSettings } from './messages-path.ts';
import { BASE_PATH } from './paths.ts';

/** The pages of our own that a bank can have instead of an app beside the portal (spec: beyond §1). */
export const OWN_PAGES = ['detaljer', 'dokumenter', 'faktura', 'skader', 'meldinger'] as const;

export type OwnPage = (typeof OWN_PAGES)[number];

/**
 * Where they are, below `BASE_PATH`: the details at all addresses that an agreement's card can lead to, by policy number or by
 * product code (spec: overview §2.2).
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
};

/** Returns where a page of ours is at a distributor, below `BASE_PATH`; nowhere where an app beside the portal has it. */
export function ownPagePaths(page: OwnPage, distributor: OwnPageSettings): readonly string[] {
  if (!distributor.egneSider?.includes(page)) return [];
  return page === 'meldinger' ? messagePaths(messagesPath(distributor)) : (OWN_PAGE_PATHS[page] ?? []);
}

/** The list of the messages, and one of them. */
export function messagePaths(list: string | null): readonly string[] {
  return list === null ? [] : [list, `${list}/:systemSource/:id`];
}

/** Returns whether a path of the host is a page of ours that a bank may have an app for instead. */
export function isOwnPageAddress(pathname: string, distributor: OwnPageSettings): boolean {
  return OWN_PAGES.some((page) =>
    ownPagePaths(page, distributor).some((path) => matchPath(BASE_PATH + path, pathname) !== null),
  );
}
