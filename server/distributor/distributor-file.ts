import { type Static, Type } from 'typebox';
import { bankSettings, Text } from '../../contract/bank-settings.ts';
import { behaviourSettings, CookieName } from '../../contract/behaviour-settings.ts';
import { HttpsAddress, LocalPathOrHttps, screenSettings } from '../../contract/screen-settings.ts';
import { strictObject } from '../../contract/strict-object.ts';
import { SYSTEM_NAME, type SystemSettings } from '../../domain/systems.ts';
import { assetSettings } from './asset-settings.ts';
import type { Assets } from './assets.ts';
import { Theme } from './theme.ts';
import { Translations } from './translations.ts';

const HostName = Type.String({
  pattern: '^([a-z0-9.-]+|\\[[0-9a-f:.]+\\])$',
  description: 'a host name without port',
});
/** In a distributor's `hosts`: all hosts that no other distributor lists. */
export const ANY_HOST = '*';
const HostOrAny = Type.String({
  pattern: '^([a-z0-9.-]+|\\[[0-9a-f:.]+\\]|\\*)$',
  description: 'a host name without port, or * for all hosts that no other distributor lists',
});
const Toggle = Type.Enum(['true', 'false'], { description: '"true" or "false"' });

/** One distributor of the distributor file (spec: decisions §2). */
export const DistributorSettings = strictObject({
  shortname: Type.String({
    pattern: '^[a-z0-9]{2,20}$',
    description: 'two to twenty lower-case letters or digits',
  }),
  hosts: Type.Array(HostOrAny),
  ...bankSettings,
  /** how the mobile bank app is recognised (spec: decisions §5) */
  mobileBank: strictObject({ cookie: CookieName, userAgentMarker: Text }),
  ...behaviourSettings,
  returnAddresses: Type.Array(HttpsAddress),
  frameAncestors: Type.Array(HttpsAddress),
  /** where the short one-time links may lead (spec: decisions §5) */
  linkHosts: Type.Array(
    Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$', description: 'a host name without port' }),
  ),
  ...screenSettings,
  ...assetSettings,
  toggles: strictObject({ 'nysalg-skade': Toggle, 'direkte-innlogging': Toggle }),
  theme: Theme,
});
export type DistributorSettings = Static<typeof DistributorSettings>;

/** A source system (spec: beyond §5). */
const SourceSystem = strictObject({
  name: Type.String({
    pattern: SYSTEM_NAME.source,
    description: 'at most 40 capital letters, digits and _, beginning with a letter',
  }),
  insurer: Type.Optional(Text),
  partnerGroup: Type.Optional(Type.Boolean()),
  details: Type.Optional(LocalPathOrHttps),
});

/** One distributor with the content of its own files, and the source systems of its file. */
export type Distributor = DistributorSettings & { assets: Assets; systems: readonly SystemSettings[] };

/** The distributor file before the files that it names are read. */
export const DistributorFileSettings = strictObject({
  /** the schema of this file, for editors */
  $schema: Type.Optional(Type.String()),
  /** the hosts whose environment is Production */
  productionHosts: Type.Array(HostName),
  /** the source systems; default: the shipped seven */
  systems: Type.Optional(Type.Array(SourceSystem, { minItems: 1, maxItems: 50 })),
  distributors: Type.Array(DistributorSettings, { minItems: 1 }),
  /** the distributors' texts in other languages; missing texts are shown in Bokmål */
  oversettelser: Type.Optional(Translations),
});

export type DistributorFileSettings = Static<typeof DistributorFileSettings>;

export type DistributorFile = Omit<DistributorFileSettings, 'distributors' | 'systems'> & {
  systems: readonly SystemSettings[];
  distributors: readonly Distributor[];
};
