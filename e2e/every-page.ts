/**
 * An address for every path of the route table, relative to `BASE_PATH`, that Kari can open without changing
 * anything. Pages that redirect are left out.
 */
export const EVERY_PAGE: Readonly<Record<string, string>> = {
  '/oversikt': '/oversikt/',
  '/oversikt/jump/seopp/skadesaker': '/oversikt/jump/seopp/skadesaker',
  '/oversikt/kjopsinnganger': '/oversikt/kjopsinnganger',
  '/oversikt/forsikringsprofil': '/oversikt/forsikringsprofil',
  '/oversikt/andre-forsikringer': '/oversikt/andre-forsikringer',
  '/oversikt/tilbud': '/oversikt/tilbud',
  '/oversikt/tilbud/sammenlign': '/oversikt/tilbud/sammenlign?system=NICE&tilbud=55010495',
  '/oversikt/kvittering/:produkt': '/oversikt/kvittering/BIL',
  '/oversikt/informasjonskapsler': '/oversikt/informasjonskapsler',
  '/oversikt/spraak': '/oversikt/spraak',
  '/oversikt/kontroll': '/oversikt/kontroll',
  '/oversikt/sikkerhet': '/oversikt/sikkerhet',
  '/oversikt/dekning': '/oversikt/dekning?sok=sykkel',
  '/oversikt/deling': '/oversikt/deling',
  '/oversikt/utlogget': '/oversikt/utlogget',
  '/oversikt/utlogget-overalt': '/oversikt/utlogget-overalt',
  '/oversikt/tidsavbrudd': '/oversikt/tidsavbrudd',
  '/oversikt/feil/:type': '/oversikt/feil/generell',
  '/oversikt/kjopsstopp/:type': '/oversikt/kjopsstopp/under18',
  '*': '/oversikt/finnes-ikke',
  '/motor/detaljer/:policyNumber': '/motor/detaljer/81030354',
  '/dokumenter': '/dokumenter',
  '/betaling': '/betaling',
  '/skadesaker': '/skadesaker',
  '/skadesaker/:systemSource/:id': '/skadesaker/NICE/26-104417',
  '/meldinger': '/meldinger',
  '/meldinger/:systemSource/:id': '/meldinger/NICE/m-5',
};

/** The addresses of pages whose header has a logout button: all but that for people who are no customers. */
export const PAGES_WITH_LOGOUT: readonly string[] = Object.values(EVERY_PAGE).filter(
  (path) => path !== '/oversikt/kontroll',
);

/**
 * Paths of one page of each kind: pages of a kind have the same gate and menu, and their routes are in the same
 * table.
 */
export const ONE_OF_EACH_KIND: readonly string[] = [
  '/oversikt',
  '/oversikt/forsikringsprofil',
  '/oversikt/feil/:type',
  '/oversikt/sikkerhet',
  '/oversikt/kontroll',
  '/betaling',
  '/meldinger',
  '*',
];

/** The addresses of pages that stay open: without the jump, which leads to another app. */
export const PAGES_TO_READ: readonly string[] = Object.values(EVERY_PAGE).filter(
  (path) => !path.includes('/jump/'),
);

/** The addresses of the pages that are also checked as a whole in other languages. */
export const MAIN_PAGES: readonly string[] = [
  '/oversikt/',
  '/oversikt/tilbud',
  '/oversikt/forsikringsprofil',
  '/oversikt/sikkerhet',
];
