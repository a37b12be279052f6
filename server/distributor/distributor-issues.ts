import type { TLocalizedValidationError } from 'typebox/error';
import { BASE_PATH } from '../../domain/paths.ts';
import { schemaErrors } from '../platform/http/schema-errors.ts';
import { ANY_HOST, DistributorFileSettings, type DistributorSettings } from './distributor-file.ts';
import { isMessagesAddress } from './messages-address.ts';
import { strayTranslations, type Translations, textsOfDistributor } from './translations.ts';

type Entry = { index: number; value: unknown; distributor: DistributorSettings | null };
type SchemaIssue = { place: string; line: string };

/**
 * Returns a line for each issue of a distributor file that is not checked yet, all in one run: what breaks the schema hides
 * nothing but the issues of the same distributor that its values are needed for.
 */
export function distributorIssues(file: unknown): string[] {
  const broken = schemaIssues(file);
  const entries = entriesOf(file, broken);
  return [
    ...new Set(broken.map(({ line }) => line)),
    ...clashIssues(entries),
    ...entries.flatMap(({ index, distributor }) =>
      distributor ? settingIssues(`distributors[${index}]`, distributor) : [],
    ),
    ...translationIssues(file, entries, broken),
  ];
}

function schemaIssues(file: unknown): SchemaIssue[] {
  return schemaErrors(DistributorFileSettings, file).map((error) => {
    const { description } = schemaAt(error.schemaPath);
    const rule = description ? `must be ${description}` : ruleOf(error);
    return { place: `${error.instancePath}/`, line: `${readablePlace(error.instancePath)} ${rule}.` };
  });
}

/** What the library says of an issue; of a field that it does not know, with the field's name. */
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

function readablePlace(instancePath: string): string {
  return (
    instancePath
      .slice(1)
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.') || 'the file'
  );
}

/** The distributors as they stand; `distributor` is null where one of them breaks the schema. */
function entriesOf(file: unknown, broken: readonly SchemaIssue[]): Entry[] {
  const { distributors } = (file ?? {}) as { distributors?: unknown };
  return (Array.isArray(distributors) ? distributors : []).map((value, index) => {
    const isBroken = broken.some(({ place }) => place.startsWith(`/distributors/${index}/`));
    return { index, value, distributor: isBroken ? null : (value as DistributorSettings) };
  });
}

function clashIssues(entries: readonly Entry[]): string[] {
  const named = entries.map(({ value }) => (value ?? {}) as Partial<DistributorSettings>);
  const hosts = named.flatMap((each) => each.hosts ?? []);
  const twice = [...duplicates(named.flatMap((each) => each.shortname ?? [])), ...duplicates(hosts)];
  return [
    ...twice.map((name) => `"${name}" stands twice; short names and hosts must be unique.`),
    ...(entries.length === 0 || hosts.includes(ANY_HOST)
      ? []
      : ['one distributor must have "*" among its hosts, for the hosts that no other claims.']),
  ];
}

function settingIssues(place: string, distributor: DistributorSettings): string[] {
  const { statisticsOptIn, bankOptIn, bankkontakt } = distributor;
  return [
    // Our page of the messages stands at an address of its own, which the bank's gateway leads to us (ADR-061).
    isMessagesAddress(distributor)
      ? []
      : `${place}.messagesUrl must be a path below ${BASE_PATH} that no other page has, since egneSider names meldinger.`,
    statisticsOptIn === 'bank' && !bankOptIn
      ? `${place}.bankOptIn must be there, since statisticsOptIn is "bank".`
      : [],
    bankOptIn?.postsOptInClosed && bankkontakt.domene === ''
      ? `${place}.bankkontakt.domene must name the bank's domain, since bankOptIn.postsOptInClosed is true.`
      : [],
  ].flat();
}

/** Whatever text stands in a distributor that breaks the schema may be what a translation is of. */
function translationIssues(
  file: unknown,
  entries: readonly Entry[],
  broken: readonly SchemaIssue[],
): string[] {
  if (broken.some(({ place }) => place === '/' || place.startsWith('/oversettelser/'))) return [];
  const texts = entries.flatMap(({ value, distributor }) =>
    distributor ? textsOfDistributor(distributor) : textsWithin(value),
  );
  return strayTranslations(new Set(texts), (file as { oversettelser?: Translations }).oversettelser);
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

function duplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
