import type { Agreement } from '../../contract/agreements.ts';
import { BASE_PATH } from '../../domain/paths.ts';

const COLLECTIVE = 'skade/kollektiv/detaljer';

/** A path below `BASE_PATH`; `{n}` is the policy number and `{code}` the product code. */
type Path = string | ((agreement: Agreement) => string);

const VEHICLES = [
  'BAAT',
  'MC',
  'MOPED',
  'BIL_NAERING',
  'VETERANBIL',
  'SNOSCOOTER',
  'TRAKTOR',
  'CAMPING',
  'VAREBIL',
  'BIL_ANNET',
  'ANNET_KJORETOY',
  'TILHENGER',
  'BIL',
  'SEK',
];

const COMMON = [
  'HEST',
  'VERDISAK',
  'LANDBRUK',
  'REISE_UTVIDELSE',
  'LO_FAVOR_TILLEGG_INNBO',
  'KOLLEKTIV_LISENSFORSIKRING',
  'KOLLEKTIV_ANNEN_SYKDOM',
  'KOLLEKTIV_BEHANDLING',
  'KOLLEKTIV_BETALING',
  'KOLLEKTIV_HJEM',
];

const PATHS = new Map<string, Path>([
  ['KJAELEDYR', 'skade/kjaeledyr/detaljer/{n}'],
  ['LOFAVOR_KJAELEDYR', 'skade/kjaeledyr/detaljer/{n}'],
  ['INNBO', 'detaljer/{n}'],
  ['KOLLEKTIV_HJEM_ETTERLATTE', 'skade/innbo/detaljer/kollektiv/{n}'],
  ['BOLIGSELGER', 'skade/boligselger/{n}'],
  ['HUS', 'skade/hus/detaljer/{n}'],
  ['FRITIDSHUS', 'skade/fritidshus/detaljer/{n}'],
  ['REISE', travelPath],
  ['KOLLEKTIV_REISE', collectiveTravelPath],
  ['KOLLEKTIV_STONADSKASSE', `${COLLECTIVE}/stonadskasse/{code}`],
  ['KOLLEKTIV_GRUNNFORSIKRING', `${COLLECTIVE}/grunnforsikring/{code}`],
  ['KOLLEKTIV_FRITIDSULYKKE', `${COLLECTIVE}/fritidsulykke/{n}`],
  ['KOLLEKTIV_ULYKKE_FORENING', `${COLLECTIVE}/kollektiv-ulykke-forening/{n}`],
  ['KOLLEKTIV_GRUPPEFORSIKRING', `${COLLECTIVE}/gruppeforsikring/{code}`],
  ['KOLLEKTIV_ARBEIDSULYKKE', `${COLLECTIVE}/arbeidsulykke/{n}`],
  ['GRUPPELIV', 'liv/avtaledetaljer/gruppeliv/{n}'],
  ...VEHICLES.map((type) => [type, 'motor/detaljer/{n}'] as const),
  ...COMMON.map((type) => [type, 'detaljer/{n}'] as const),
]);

/** The path of details that need only the policy number. */
const BY_NUMBER = 'detaljer/{n}';

/**
 * Returns the address of an agreement's details. The renewal rule applies first, then the source system, then
 * the product type (spec: overview §2.2). `detailSiteUrl` is the external site for EIKA_SKADE.
 */
export function detailTarget(agreement: Agreement, detailSiteUrl: string): string {
  if (isConvertedToEika(agreement)) return filled('detaljer/eika/{n}', agreement);
  switch (agreement.systemSource) {
    case 'PROLIFE':
      return filled('liv/avtaledetaljer/{n}', agreement);
    case 'EIKA_PERSON':
      return filled('liv/avtaledetaljer/eika/{n}', agreement);
    case 'EIKA_SKADE':
      return externalTarget(agreement, detailSiteUrl);
    default:
      return filled(PATHS.get(agreement.productType) ?? otherPath, agreement);
  }
}

/**
 * Returns the address of the page of another customer's agreement. Only the portal knows of sharings, so an agreement
 * that has its page on an external site gets the portal's own.
 */
export function sharedDetailTarget(agreement: Agreement): string {
  const isExternal = agreement.systemSource === 'EIKA_SKADE' && !isConvertedToEika(agreement);
  return isExternal ? filled(BY_NUMBER, agreement) : detailTarget(agreement, '');
}

function isConvertedToEika({ avtaleStatus, detaljer }: Agreement): boolean {
  return avtaleStatus === 'RENEWAL' && detaljer?.konvertertAvtalenummer?.startsWith('E') === true;
}

function externalTarget({ policyNumber }: Agreement, detailSiteUrl: string): string {
  const url = new URL(detailSiteUrl);
  url.searchParams.set('forsikringsnummer', policyNumber);
  return url.href;
}

function travelPath({ avtaleStatus, productCode, description }: Agreement): string {
  const isCommon =
    avtaleStatus !== 'RENEWAL' &&
    (productCode === 'P48' || productCode === 'P44') &&
    !description?.includes('UNG');
  return isCommon ? BY_NUMBER : 'skade/reise/detaljer/{n}';
}

function collectiveTravelPath({ avtaleStatus, productCode }: Agreement): string {
  const isCommon = avtaleStatus !== 'RENEWAL' && productCode === 'Y44';
  return isCommon ? BY_NUMBER : 'skade/reise/detaljer/kollektiv/{n}';
}

function otherPath({ systemSource }: Agreement): string {
  return systemSource === 'LOFAVOR' || systemSource === 'PARIS' ? 'skade/mangler-detaljer/{code}' : BY_NUMBER;
}

/** Returns the path with the agreement's values. An agreement without a code gets the path by number. */
function filled(path: Path, agreement: Agreement): string {
  const pattern = typeof path === 'string' ? path : path(agreement);
  const { policyNumber, productCode = '' } = agreement;
  if (pattern.includes('{code}') && productCode.trim() === '') return filled(BY_NUMBER, agreement);
  const values: Record<string, string> = { '{n}': policyNumber, '{code}': productCode };
  return `${BASE_PATH}/${pattern.replace(/\{n\}|\{code\}/, (name) => encodeURIComponent(values[name] ?? ''))}`;
}
