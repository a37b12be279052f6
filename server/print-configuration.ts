import { ConfigurationError, describeConfiguration } from './platform/config/configuration.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run config`: the configuration in force, secrets masked; its issues and the distributor file's
 * (spec: decisions §1).
 */
console.log(describeConfiguration(process.env).join('\n'));
try {
  for (const notice of readSettings(process.env).notices) console.error(notice);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.lines.join('\n'));
  process.exitCode = 1;
}
