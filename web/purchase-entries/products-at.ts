const MOTOR = '/privat/forsikring/motor';
const LIFE = '/privat/forsikring/liv/kjop';

/**
 * The product types sold at each path (spec: overview §2.6). Collective travel counts as travel, and
 * collective home as contents (spec: overview §4.5).
 */
const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  [`${MOTOR}/bil`]: ['BIL'],
  [`${MOTOR}/mc`]: ['MC'],
  [`${MOTOR}/moped`]: ['MOPED'],
  [`${MOTOR}/sek`]: ['SEK'],
  [`${MOTOR}/tilhenger`]: ['TILHENGER'],
  [`${MOTOR}/baat`]: ['BAAT'],
  '/privat/forsikring/hus': ['HUS'],
  '/privat/forsikring/hytte': ['FRITIDSHUS'],
  '/privat/forsikring/skade/reise': ['REISE', 'KOLLEKTIV_REISE'],
  '/privat/forsikring/innbo': ['INNBO', 'KOLLEKTIV_HJEM'],
  [`${LIFE}/livsforsikring`]: ['LIVSFORSIKRING'],
  [`${LIFE}/kritisksykdom`]: ['KRITISK_SYKDOM'],
  [`${LIFE}/uforeforsikring`]: ['UFOEREPENSJON', 'UFOEREKAPITAL'],
  [`${LIFE}/behandlingsforsikring`]: ['BEHANDLINGSFORSIKRING'],
  '/privat/forsikring/skade/kjaeledyr': ['KJAELEDYR', 'LOFAVOR_KJAELEDYR'],
};

/** Returns the product types sold at a URL, first the one that clicks count for; none at a distributor's own URL. */
export function productsAt(href: string): readonly string[] {
  const [path = ''] = href.split(/[?#]/);
  return PRODUCTS[path.replace(/\/$/, '')] ?? [];
}
