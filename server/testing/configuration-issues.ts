import { ConfigurationError, readConfiguration } from '../platform/config/configuration.ts';

/** Returns the lines that refuse an environment; none where it holds. */
export function configurationIssues(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
    throw error;
  }
  return [];
}
