import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { BankContact, PhoneNumber } from '../../contract/distributor.ts';
import { HttpsAddress, LocalPathOrHttps, screenSettings } from '../../contract/screen-settings.ts';
import { BASE_PATH } from '../../domain/paths.ts';
import { ConfigurationError } from '../platform/config/configuration.ts';
import { schemaErrors } from '../platform/http/schema-errors.ts';
import { isMessagesAddress } from './messages-address.ts';
import { Theme } from './theme.ts';
import { strayTranslations, Translations } from './translations.ts';

const Text = Type.String({ minLength: 1, maxLength: 200, description: 'a text' });
const HostName = Type.String({ pattern: '^[a-z0-9.:\\[\\]-]+$', description: 'a host name without port' });
const Origin = Type.String({
  pattern: '^(https://[a-z0-9.-]+(:\\d+)?|http://([a-z0-9-]+\\.)*localhost(:\\d+)?)$',
  description: 'an https:// address without path',
});
const CookieName = Type.String({ pattern: '^[A-Za-z0-9_-]+$', description: 'the name of a cookie' });
const Toggle = Type.Enum(['true', 'false'], { description: '"true" or "false"' });

/** One distributor of the distributor file (spec: decisions §2). */
export const Distributor = Type.Object(
  {
    shortname: Type.String({
      pattern: '^[a-z0-9]{2,20}$',
      description: 'two to twenty small letters or digits',
    }),
    hosts: Type.Array(HostName),
    name: Text,
    wordmark: Text,
    /** how the wordmark is set; left out: semibold */
    wordmarkWeight: Type.Optional(
      Type.Enum(['regular', 'semibold', 'bold'], { description: '"regular", "semibold" or "bold"' }),
    ),
    insurer: Text,
    bankkontakt: BankContact,
    loggUtUrl: LocalPathOrHttps,
    unauthorizedUrl: Type.Optional(LocalPathOrHttps),
    timeoutUrl: LocalPathOrHttps,
    nettbankUrl: Type.Optional(HttpsAddress),
    /** the insurance start page; left out: /privat/forsikring */
    bankInsurancePage: Type.Optional(LocalPathOrHttps),
    messagesUrl: LocalPathOrHttps,
    /** where the claims system takes the jump's form; left out: this host itself */
    claimsHost: Type.Optional(Origin),
    /** where a customer goes whose jump to the claims system failed */
    claimsFallbackUrl: LocalPathOrHttps,
    /** the host that serves the API; left out: this host itself */
    kfpApiHost: Type.Optional(Origin),
    meldSkadeUrl: HttpsAddress,
    /** the bank's emergency number, beside 'Meld skade' on the overview; left out: none (spec: beyond §1.4, ADR-037) */
    nodhjelpTelefon: Type.Optional(PhoneNumber),
    skadesakerUrl: LocalPathOrHttps,
    documentUrl: LocalPathOrHttps,
    menuVariant: Type.Enum(['standard', 'tilbake'], { description: '"standard" or "tilbake"' }),
    headerAlignment: Type.Enum(['left', 'centre'], { description: '"left" or "centre"' }),
    mobileBank: Type.Object(
      { cookie: CookieName, userAgentMarker: Text },
      { additionalProperties: false, description: 'how the mobile bank app is known (spec: decisions §5)' },
    ),
    statisticsCookie: Type.Optional(CookieName),
    returnAddresses: Type.Array(HttpsAddress),
    frameAncestors: Type.Array(HttpsAddress),
    linkHosts: Type.Array(
      Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', description: 'a host name without port' }),
      { description: 'where the short one-time links may lead (spec: decisions §5)' },
    ),
    detailSiteUrl: HttpsAddress,
    privacyUrl: HttpsAddress,
    priceComparisonUrl: HttpsAddress,
    ...screenSettings,
    toggles: Type.Object(
      { 'nysalg-skade': Toggle, 'direkte-innlogging': Toggle },
      { additionalProperties: false },
    ),
    theme: Theme,
  },
  { additionalProperties: false },
);
export type Distributor = Static<typeof Distributor>;

export const DistributorFile = Type.Object(
  {
    /** the hosts whose environment is Production */
    productionHosts: Type.Array(HostName),
    distributors: Type.Array(Distributor, { minItems: 1 }),
    /** the distributors' texts in other languages; what is left out is shown in bokmål */
    oversettelser: Type.Optional(Translations),
  },
  { additionalProperties: false },
);

export type DistributorFile = Static<typeof DistributorFile>;

/** The distributor file. Throws `ConfigurationError` with one line for each of its issues. */
export function readDistributorFile(path: string): DistributorFile {
  const file = parse(path);
  const found = [...schemaIssues(path, file), ...clashIssues(path, namesIn(file))];
  const issues = found.length > 0 ? found : issuesAcross(path, file as DistributorFile);
  if (issues.length > 0) throw new ConfigurationError(issues);
  return file as DistributorFile;
}

/** The short names that the product has rules of its own for (spec: shell §1). */
const KNOWN_SHORTNAMES = ['dnb', 'eika', 'fana', 'sbm', 'sb1', 'fremtind', 'none'];

/** A line for each short name that may be a slip of the pen: such a distributor is served, without any of those rules. */
export function unknownShortnames(path: string, { distributors }: DistributorFile): string[] {
  return distributors
    .map(({ shortname }) => shortname)
    .filter((shortname) => !KNOWN_SHORTNAMES.includes(shortname))
    .map(
      (shortname) =>
        `${path}: the short name "${shortname}" is unknown, so no rule of the product's holds for it. Known are ${KNOWN_SHORTNAMES.join(', ')}.`,
    );
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read';
    throw new ConfigurationError([`DISTRIBUTORS_FILE ${path} ${reason}.`]);
  }
}

function schemaIssues(path: string, file: unknown): string[] {
  const lines = schemaErrors(DistributorFile, file).map((error) => {
    const { description } = schemaAt(error.schemaPath);
    return `${path}: ${readablePlace(error.instancePath)} ${description ? `must be ${description}` : error.message}.`;
  });
  return [...new Set(lines)];
}

function schemaAt(schemaPath: string): { description?: string } {
  const steps = schemaPath.replace(/^#\//, '').split('/');
  let schema: unknown = DistributorFile;
  let described: { description?: string } = {};
  for (const step of steps) {
    schema = (schema as Record<string, unknown> | undefined)?.[
      step.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
    if (typeof (schema as { description?: unknown } | undefined)?.description === 'string') {
      described = schema as { description: string };
    }
  }
  return described;
}

function readablePlace(instancePath: string): string {
  return (
    instancePath
      .slice(1)
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.') || 'the file'
  );
}

type Names = { shortnames: readonly string[]; hosts: readonly string[] };

/** The short names and hosts of a file that is not checked yet. */
function namesIn(file: unknown): Names {
  const { distributors } = (file ?? {}) as { distributors?: unknown };
  const entries = (Array.isArray(distributors) ? distributors : []) as (Partial<Distributor> | null)[];
  return {
    shortnames: entries.flatMap((entry) => entry?.shortname ?? []),
    hosts: entries.flatMap((entry) => entry?.hosts ?? []),
  };
}

function clashIssues(path: string, { shortnames, hosts }: Names): string[] {
  const twice = [...duplicates(shortnames), ...duplicates(hosts)];
  return [
    ...twice.map((name) => `${path}: "${name}" stands twice; short names and hosts must be unique.`),
    ...(shortnames.length === 0 || shortnames.includes('none')
      ? []
      : [`${path}: the distributor "none" must be there, for unknown hosts.`]),
  ];
}

function issuesAcross(path: string, file: DistributorFile): string[] {
  return [...messagesIssues(path, file), ...strayTranslations(path, file)];
}

/** Our page of the messages stands at an address of its own, which the bank's gateway leads to us (ADR-061). */
function messagesIssues(path: string, { distributors }: DistributorFile): string[] {
  return distributors.flatMap((each, index) =>
    isMessagesAddress(each)
      ? []
      : [
          `${path}: distributors[${index}].messagesUrl must be a path below ${BASE_PATH} that no other page has, since egneSider names meldinger.`,
        ],
  );
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
