import type { Agreement, CustomerAgreement } from '../../contract/agreements.ts';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { filledAddress } from '../../domain/address-template.ts';
import { isSamePath } from '../../domain/match-path.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { isHeld } from '../../domain/standing.ts';

const COLLECTIVE = 'skade/kollektiv/detaljer';

/** A path below `BASE_PATH`; `{n}` is the policy number and `{code}` the product code. */
type Path = string | ((agreement: Agreement) => string);

/** The path of details that need only the policy number. */
const BY_NUMBER = 'detaljer/{n}';

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
  'INNBO',
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
  ...COMMON.map((type) => [type, BY_NUMBER] as const),
]);

/** The settings of a distributor that decide the addresses of details. */
type DetailSettings = Pick<DistributorView, 'detailSiteUrl' | 'systems'>;

/**
 * Returns the address of an agreement's details. The template of a system that the distributor file names
 * applies first (spec: beyond §5). Then the renewal rule, the source system and the product type decide
 * (spec: overview §2.2).
 */
export function detailTarget(agreement: Agreement, { detailSiteUrl, systems = [] }: DetailSettings): string {
  const { policyNumber, productCode = '' } = agreement;
  const template = systems.find(({ name }) => name === agreement.systemSource)?.details;
  if (template !== undefined) return filledAddress(template, { policyNumber, productCode });
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

/** The parts of the first page's data that decide where an agreement's card leads. */
type Viewed = {
  distributor: DetailSettings & Pick<DistributorView, 'egneSider'>;
  sharing?: Boot['sharing'];
};

/** The parameter that tells agreements at one address apart. */
const AGREEMENT = 'avtale';

/**
 * Returns a function that returns the address of the page of an agreement, the customer's own or a shared one. Several of
 * the agreements `among` can have one address: the one that it opens has no parameter (spec: overview §2.2).
 */
export function detailTargetFor(
  viewed: Viewed,
  among: readonly CustomerAgreement[],
): (agreement: Agreement) => string {
  const addressOf = plainTargetFor(viewed);
  if (!viewed.distributor.egneSider.includes('detaljer')) return addressOf;
  const byAddress = Map.groupBy(among, addressOf);
  return (agreement) => {
    const address = addressOf(agreement);
    const opened = openedAgreement(byAddress.get(address) ?? []);
    if (!opened || agreementKey(opened) === agreementKey(agreement)) return address;
    return `${address}?${new URLSearchParams({ [AGREEMENT]: agreementKey(agreement) })}`;
  };
}

/** Returns the agreement that an address opens: the one that its query names, or the first that has not ended. */
export function openedAgreement<Each extends CustomerAgreement>(
  agreements: readonly Each[],
  query = new URLSearchParams(),
): Each | undefined {
  const named = agreements.find((each) => agreementKey(each) === query.get(AGREEMENT));
  return named ?? agreements.find(isHeld) ?? agreements[0];
}

/** Returns whether a query names another agreement than the one given. */
export function namesAnother(query: URLSearchParams, agreement: Agreement): boolean {
  return query.has(AGREEMENT) && query.get(AGREEMENT) !== agreementKey(agreement);
}

/** What tells agreements apart: two systems can use one number. */
export type AgreementKey = Pick<Agreement, 'systemSource' | 'policyNumber'>;

/** Returns the key of an agreement as text. */
export function agreementKey({ systemSource, policyNumber }: AgreementKey): string {
  return `${systemSource}-${policyNumber}`;
}

/** Only the portal knows of sharings, so a shared agreement that has its page on another site gets the portal's own. */
function plainTargetFor({ distributor, sharing }: Viewed): (agreement: Agreement) => string {
  return (agreement) => {
    const target = detailTarget(agreement, distributor);
    return sharing && !target.startsWith(`${BASE_PATH}/`) ? filled(BY_NUMBER, agreement) : target;
  };
}

/** Returns a function that returns whether an agreement's card leads to a path, which starts with `BASE_PATH`. */
export function leadsTo(viewed: Viewed, path: string): (agreement: Agreement) => boolean {
  const targetOf = plainTargetFor(viewed);
  return (agreement) => isSamePath(targetOf(agreement), path);
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
  return `${BASE_PATH}/${filledAddress(pattern, { n: policyNumber, code: productCode })}`;
}
