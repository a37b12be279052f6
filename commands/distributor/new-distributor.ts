import type {
  DistributorFileSettings,
  DistributorSettings,
} from '../../server/distributor/distributor-file.ts';
import { ANY_HOST } from '../../server/distributor/distributor-file.ts';
import { PLACEHOLDER_INSURER } from '../../server/distributor/placeholders.ts';
import { textsOfDistributor } from '../../server/distributor/translations.ts';
import { shortnameOf, type Wanted } from './arguments.ts';
import { deriveTheme } from './derive-theme.ts';

/** The name of the copied logo, beside the distributor file. */
export const LOGO_FILE = 'logo.svg';

/**
 * Returns a distributor file with one distributor. What the caller does not choose comes from the distributor of
 * `shipped` for any host, whose addresses are examples. `schema` is the address of the schema, for editors.
 */
export function newDistributorFile(
  { name, host, colours, logo }: Omit<Wanted, 'folder'>,
  shipped: DistributorFileSettings,
  schema: string,
): DistributorFileSettings {
  const pattern = shipped.distributors.find(({ hosts }) => hosts.includes(ANY_HOST));
  if (!pattern) throw new Error('the shipped file has no distributor for any host');
  const { wordmarkWeight, ...shown } = pattern;
  const distributor: DistributorSettings = {
    ...shown,
    shortname: shortnameOf(name),
    hosts: [host, ANY_HOST],
    name,
    wordmark: name,
    ...(logo === null ? {} : { logo: LOGO_FILE }),
    insurer: PLACEHOLDER_INSURER,
    bankkontakt: { ...shown.bankkontakt, navn: name, domene: 'bank.eksempel.no' },
    theme: deriveTheme(...colours),
  };
  return {
    $schema: schema,
    productionHosts: [],
    oversettelser: translationsOf(distributor, shipped),
    distributors: [distributor],
  };
}

/** A translation of a text that the file no longer has would be an issue. */
function translationsOf(
  distributor: DistributorSettings,
  { oversettelser = {} }: DistributorFileSettings,
): NonNullable<DistributorFileSettings['oversettelser']> {
  const texts = new Set(textsOfDistributor(distributor));
  return Object.fromEntries(
    Object.entries(oversettelser).map(([language, translations]) => [
      language,
      Object.fromEntries(Object.entries(translations ?? {}).filter(([text]) => texts.has(text))),
    ]),
  );
}
