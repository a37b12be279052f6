import { readFileSync } from 'node:fs';
import { ConfigurationError } from '../platform/config/configuration.ts';
import type { DistributorFile } from './distributor-file.ts';
import { distributorIssues } from './distributor-issues.ts';

/** Returns the distributor file. Throws `ConfigurationError` with one line for each of its issues. */
export function readDistributorFile(path: string): DistributorFile {
  const file = parse(path);
  const issues = distributorIssues(file);
  if (issues.length > 0) throw new ConfigurationError(issues.map((issue) => `${path}: ${issue}`));
  return file as DistributorFile;
}

/** Returns a line where a distributor says nothing of statistics although they are configured: it may have been forgotten. */
export function uncountedDistributors(path: string, { distributors }: DistributorFile): string[] {
  const uncounted = distributors.filter(({ statisticsOptIn }) => statisticsOptIn === undefined);
  if (uncounted.length === 0) return [];
  const names = uncounted.map(({ shortname }) => shortname).join(', ');
  return [`${path}: no statistics are kept at ${names}: statisticsOptIn is not set there.`];
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read';
    throw new ConfigurationError([`DISTRIBUTORS_FILE ${path} ${reason}.`]);
  }
}
