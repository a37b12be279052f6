import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { namesOf, SHIPPED_SYSTEMS } from '../../domain/systems.ts';
import {
  type Configuration,
  ConfigurationError,
  distributorsFileOf,
  readConfiguration,
} from '../platform/config/configuration.ts';
import { sourceNames } from '../platform/config/source-names.ts';
import { type AssetSettings, assetSettings } from './asset-settings.ts';
import { readAssets } from './assets.ts';
import { contrastIssues } from './contrast.ts';
import type { DistributorFile, DistributorFileSettings } from './distributor-file.ts';
import { distributorIssues, givenDistributors } from './distributor-issues.ts';
import { placeholderIssues } from './placeholders.ts';

/** Returns the distributor file with its own files. Throws `ConfigurationError` with one line for each issue in them. */
export function readDistributorFile(path: string): DistributorFile {
  const file = parse(path);
  const read = assetsOf(path, file);
  const issues = [
    ...distributorIssues(file),
    ...read.flatMap(({ issues }, index) => issues.map((issue) => `distributors[${index}].${issue}`)),
  ];
  if (issues.length > 0)
    throw new ConfigurationError(issues.map((issue) => `${path}: ${withShortName(issue, file)}`));
  const { distributors, systems = SHIPPED_SYSTEMS, ...others } = file as DistributorFileSettings;
  return {
    ...others,
    systems,
    distributors: distributors.map((each, index) => ({
      ...each,
      // Without a link there is nothing to buy: an area is hidden, and without areas the purchase entries.
      purchaseGroups: each.purchaseGroups.filter(({ links }) => links.length > 0),
      systems,
      assets: read[index]?.assets ?? {},
    })),
  };
}

/** Returns the portal's configuration and its distributor file. Throws `ConfigurationError`. */
export function readPortal(env: NodeJS.ProcessEnv): {
  configuration: Configuration;
  distributorFile: DistributorFile;
} {
  const distributorFile = readDistributorFile(distributorsFileOf(env));
  const configuration = readConfiguration(env, sourceNames(namesOf(distributorFile.systems)));
  return { configuration, distributorFile };
}

/** Returns a warning if a distributor has no `statisticsOptIn` although statistics are configured. */
export function uncountedDistributors(path: string, { distributors }: DistributorFile): string[] {
  const uncounted = distributors.filter(({ statisticsOptIn }) => statisticsOptIn === undefined);
  if (uncounted.length === 0) return [];
  const names = uncounted.map(({ shortname }) => shortname).join(', ');
  return [`${path}: no statistics are kept at ${names}: statisticsOptIn is not set there.`];
}

/** Returns a warning if the bank's inbox is asked for the customers of two banks only (spec: overview §6). */
export function unaskedInbox(path: string, { distributors }: DistributorFile): string[] {
  if (distributors.some(({ partnerIntegration }) => partnerIntegration)) return [];
  return [
    `${path}: no distributor has partnerIntegration: SOURCE_MESSAGES_URL is asked for customers of the banks 2050 and 0502 only.`,
  ];
}

/**
 * Returns one line for each pair of colours that is hard to read and, in production, for each address that is
 * an example. The portal starts with them, but customers should not see them.
 */
export function unfinishedParts(path: string, file: DistributorFile, isProduction: boolean): string[] {
  return file.distributors.flatMap((distributor, index) => {
    const { assets, systems, ...settings } = distributor;
    const issues = [
      ...contrastIssues(settings.theme),
      ...(isProduction || file.productionHosts.length > 0 ? placeholderIssues(settings) : []),
    ];
    return issues.map((issue) => `${path}: ${withShortName(`distributors[${index}].${issue}`, file)}`);
  });
}

/** Returns an issue with the short name of its distributor: `distributors[7] (fjord).theme …`. */
function withShortName(issue: string, file: unknown): string {
  return issue.replace(/^distributors\[(\d+)\]/, (place, index) => {
    const { shortname: name } = (givenDistributors(file)[index] ?? {}) as { shortname?: unknown };
    return typeof name === 'string' ? `${place} (${name})` : place;
  });
}

/** Reads the files that the distributors name. Invalid file names are skipped. */
function assetsOf(path: string, file: unknown) {
  return givenDistributors(file).map((each) => readAssets(path, namedFiles(each)));
}

function namedFiles(distributor: unknown): AssetSettings {
  const given = (distributor ?? {}) as Record<string, unknown>;
  const named = Object.entries(assetSettings).filter(([field, schema]) => Value.Check(schema, given[field]));
  return Object.fromEntries(named.map(([field]) => [field, given[field]]));
}

function parse(path: string): unknown {
  try {
    // The decoder leaves out a byte-order mark, which editors on Windows write.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)));
  } catch (error) {
    throw new ConfigurationError([`DISTRIBUTORS_FILE ${resolve(path)} ${reasonOf(error)}.`]);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return `is not valid JSON: ${error.message}`;
  // Only the decoder throws one.
  return error instanceof TypeError ? 'is not UTF-8' : 'cannot be read';
}
