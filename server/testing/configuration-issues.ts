import { ConfigurationError, readConfiguration } from '../platform/config/configuration.ts';

/** Returns the lines that reject an environment; none if it is valid. */
export function configurationIssues(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
    throw error;
  }
  return [];
}
