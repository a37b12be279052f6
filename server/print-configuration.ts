import { ConfigurationError, describeConfiguration, readConfiguration } from './platform/configuration.ts';

/** `npm run config`: the configuration in force, secrets masked; its faults, if it has any (decisions 1). */
console.log(describeConfiguration(process.env).join('\n'));
try {
  readConfiguration(process.env);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.lines.join('\n'));
  process.exitCode = 1;
}
