import type { TLocalizedValidationError } from 'typebox/error';
import { isAddressTemplate } from '../../domain/address-template.ts';
import { matchPath } from '../../domain/match-path.ts';
import type { OwnPageSettings } from '../../domain/messages-path.ts';
import { messagePaths, OWN_PAGE_PATHS } from '../../domain/own-pages.ts';
import { BASE_PATH, PATHS } from '../../domain/paths.ts';
import { CUSTOMER_SYSTEMS, type SystemSettings } from '../../domain/systems.ts';
import { textIssue } from '../../domain/text-rules.ts';
import { fieldPath, schemaErrors } from '../platform/http/schema-errors.ts';
import { ANY_HOST, DistributorFileSettings, type DistributorSettings } from './distributor-file.ts';
import { type Translations, textsOfDistributor, unusedTranslations } from './translations.ts';

/** The fields that are templates of addresses, with their placeholders (spec: beyond §9, beyond §10). */
const TEMPLATES = [
  ['endreUrl', ['policyNumber', 'systemSource']],
  ['siOppUrl', ['policyNumber', 'systemSource']],
  ['betalINettbankenUrl', ['kid', 'kontonummer', 'belop', 'forfallsdato']],
] as const satisfies readonly [keyof DistributorSettings, readonly string[]][];

const SYSTEM_VALUES = ['policyNumber', 'productCode'];

/** A path below `BASE_PATH`, which the bank's gateway routes to us. It needs no escaping. */
const BELOW_BASE = new RegExp(`^${BASE_PATH}(?:/[\\w-]+)+$`);

type Entry = { index: number; value: unknown; distributor: DistributorSettings | null };
type SchemaIssue = { place: string; line: string };

/**
 * Returns one line for each issue of an unchecked distributor file. All issues are found in one run. If a
 * distributor breaks the schema, only its checks that need valid values are skipped.
 */
export function distributorIssues(file: unknown): string[] {
  const broken = schemaIssues(file);
  const entries = entriesOf(file, broken);
  return [
    ...new Set(broken.map(({ line }) => line)),
    ...textIssues(file, broken),
    ...uniquenessIssues(entries),
    ...entries.flatMap(({ index, distributor }) =>
      distributor ? settingIssues(`distributors[${index}]`, distributor) : [],
    ),
    ...systemIssues(file, broken),
    ...translationIssues(file, entries, broken),
  ];
}

function schemaIssues(file: unknown): SchemaIssue[] {
  // An unknown field is also an error of its object, which names it.
  const errors = schemaErrors(DistributorFileSettings, file).filter(({ keyword }) => keyword !== 'boolean');
  return errors.map((error) => {
    const { description } = schemaAt(error.schemaPath);
    const rule = description ? `must be ${description}` : ruleOf(error);
    return {
      place: `${error.instancePath}/`,
      line: `${fieldPath(error.instancePath) || 'the file'} ${rule}.`,
    };
  });
}

/**
 * Returns one line for each text that no page could show. White space does no harm there. Texts that break the schema have
 * a line already.
 */
function textIssues(value: unknown, broken: readonly SchemaIssue[], path = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textIssues(each, broken, `${path}/${key}`));
  const rule = typeof value === 'string' && textIssue(value.replace(/\s+/gu, ' ').trim());
  return rule && !broken.some(({ place }) => place === `${path}/`) ? [`${fieldPath(path)} ${rule}.`] : [];
}

function ruleOf(error: TLocalizedValidationError): string {
  if (error.keyword !== 'additionalProperties') return error.message;
  return `${error.message}: ${error.params.additionalProperties.join(', ')}`;
}

function schemaAt(schemaPath: string): { description?: string } {
  const steps = schemaPath.replace(/^#\//, '').split('/');
  let schema: unknown = DistributorFileSettings;
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

/** Returns the unchecked distributors of an unchecked file. */
export function givenDistributors(file: unknown): readonly unknown[] {
  const { distributors } = (file ?? {}) as { distributors?: unknown };
  return Array.isArray(distributors) ? distributors : [];
}

/** Returns the distributors of the file. `distributor` is null if the entry breaks the schema. */
function entriesOf(file: unknown, broken: readonly SchemaIssue[]): Entry[] {
  return givenDistributors(file).map((value, index) => {
    const isBroken = broken.some(({ place }) => place.startsWith(`/distributors/${index}/`));
    return { index, value, distributor: isBroken ? null : (value as DistributorSettings) };
  });
}

function uniquenessIssues(entries: readonly Entry[]): string[] {
  const named = entries.map(({ value }) => (value ?? {}) as Partial<DistributorSettings>);
  const hosts = named.flatMap((each) => each.hosts ?? []);
  const twice = [...duplicates(named.flatMap((each) => each.shortname ?? [])), ...duplicates(hosts)];
  return [
    ...twice.map((name) => `"${name}" is used twice; short names and hosts must be unique.`),
    ...(entries.length === 0 || hosts.includes(ANY_HOST)
      ? []
      : ['one distributor must have the host "*", for hosts that no distributor lists.']),
  ];
}

function settingIssues(place: string, distributor: DistributorSettings): string[] {
  const { statisticsOptIn, bankOptIn, bankkontakt } = distributor;
  return [
    // Our messages page has its own address, which the bank's gateway routes to us (ADR-030).
    isMessagesAddress(distributor)
      ? []
      : `${place}.messagesUrl must be a path below ${BASE_PATH} that no other page uses, because egneSider contains meldinger.`,
    statisticsOptIn === 'bank' && !bankOptIn
      ? `${place}.bankOptIn is required because statisticsOptIn is "bank".`
      : [],
    bankOptIn?.postsOptInClosed && bankkontakt.domene === ''
      ? `${place}.bankkontakt.domene must be the bank's domain, because bankOptIn.postsOptInClosed is true.`
      : [],
    ...TEMPLATES.map(([name, placeholders]) =>
      templateIssues(`${place}.${name}`, distributor[name], placeholders),
    ),
  ].flat();
}

/** Returns whether `messagesUrl` is valid. The address of the portal's own messages page must be free (ADR-030). */
function isMessagesAddress({ egneSider, messagesUrl }: OwnPageSettings): boolean {
  if (!egneSider?.includes('meldinger') || messagesUrl.startsWith('https://')) return true;
  return BELOW_BASE.test(messagesUrl) && !isTaken(messagesUrl.slice(BASE_PATH.length));
}

function isTaken(list: string): boolean {
  if (list === PATHS.overview || list.startsWith(`${PATHS.overview}/`)) return true;
  const others = Object.values(OWN_PAGE_PATHS).flat();
  return messagePaths(list).some((ours) =>
    others.some((other) => matchesPattern(ours, other) || matchesPattern(other, ours)),
  );
}

function matchesPattern(pattern: string, other: string): boolean {
  return matchPath(pattern, other.replace(/:\w+/g, 'x')) !== null;
}

function templateIssues(place: string, template: string | undefined, names: readonly string[]): string[] {
  if (template === undefined || isAddressTemplate(template, names)) return [];
  const placeholders = names.map((name) => `{${name}}`).join(', ');
  return [`${place} may contain only ${placeholders}, none of them in the host, and no other braces.`];
}

function systemIssues(file: unknown, broken: readonly SchemaIssue[]): string[] {
  if (broken.some(({ place }) => place === '/' || place.startsWith('/systems/'))) return [];
  const { systems = [] } = file as { systems?: readonly SystemSettings[] };
  const names = systems.map(({ name }) => name);
  const reserved = names.filter((name) => (CUSTOMER_SYSTEMS as readonly string[]).includes(name));
  return [
    ...duplicates(names).map((name) => `systems must not have ${name} twice.`),
    ...reserved.map(
      (name) => `systems must not have ${name}: SOURCE_${name}_URL has the customer’s own data.`,
    ),
    ...[...names, ...CUSTOMER_SYSTEMS]
      .filter((name) => names.includes(`${name}_TOKEN`))
      .map(
        (name) =>
          `systems must not have ${name}_TOKEN: SOURCE_${name}_TOKEN_URL is the token service of ${name}.`,
      ),
    ...systems.flatMap(({ details }, index) =>
      details === undefined ? [] : templateIssues(`systems[${index}].details`, details, SYSTEM_VALUES),
    ),
  ];
}

/** Any text in a distributor that breaks the schema may have a translation. */
function translationIssues(
  file: unknown,
  entries: readonly Entry[],
  broken: readonly SchemaIssue[],
): string[] {
  if (broken.some(({ place }) => place === '/' || place.startsWith('/oversettelser/'))) return [];
  const texts = entries.flatMap(({ value, distributor }) =>
    distributor ? textsOfDistributor(distributor) : textsWithin(value),
  );
  return unusedTranslations(new Set(texts), (file as { oversettelser?: Translations }).oversettelser);
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
