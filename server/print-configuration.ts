import { ConfigurationError, describeConfiguration } from './platform/config/configuration.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run config              prints the configuration in force with masked secrets, and its issues
npm run config -- check     prints only the issues of the configuration and the distributor file; exit code 0: none`;

/**
 * `npm run config` prints the configuration in force, its issues and those of the distributor file
 * (spec: decisions §1).
 */
function main([command, ...rest]: readonly string[]): number {
  if (rest.length > 0 || (command !== undefined && command !== 'check')) {
    console.error(USAGE);
    return 2;
  }
  if (command === undefined) console.log(describeConfiguration(process.env).join('\n'));
  const { lines, isValid } = findings();
  for (const line of lines) console.error(line);
  if (command === 'check' && isValid) console.log('The configuration and the distributor file are valid.');
  return isValid ? 0 : 1;
}

function findings(): { lines: readonly string[]; isValid: boolean } {
  try {
    const { notices, unfinished } = readSettings(process.env);
    return { lines: [...unfinished, ...notices], isValid: unfinished.length === 0 };
  } catch (error) {
    if (error instanceof ConfigurationError) return { lines: error.lines, isValid: false };
    throw error;
  }
}

process.exitCode = main(process.argv.slice(2));
