import {
  type DistributorFile,
  readDistributorFile,
  unknownShortnames,
} from './distributor/distributor-file.ts';
import {
  type Configuration,
  ConfigurationError,
  distributorsFileOf,
  readConfiguration,
} from './platform/configuration.ts';

export type Settings = {
  configuration: Configuration;
  distributorFile: DistributorFile;
  /** readable lines on what holds, but may not be meant */
  notices: readonly string[];
};

/** The configuration in force and its distributor file. Throws `ConfigurationError` with all faults of both at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const path = distributorsFileOf(env);
  const configuration = orFaults(() => readConfiguration(env));
  const distributorFile = orFaults(() => readDistributorFile(path));
  if (configuration instanceof ConfigurationError || distributorFile instanceof ConfigurationError) {
    const both = [configuration, distributorFile];
    throw new ConfigurationError(
      both.flatMap((each) => (each instanceof ConfigurationError ? each.lines : [])),
    );
  }
  return { configuration, distributorFile, notices: unknownShortnames(path, distributorFile) };
}

function orFaults<T>(read: () => T): T | ConfigurationError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}
