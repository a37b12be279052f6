import { ConfigurationError, describeConfiguration } from './platform/config/configuration.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run config              prints the configuration in force, secrets masked, and what is wrong with it
npm run config -- check     prints what is wrong with it and with the distributor file alone; exit code 0: nothing`;

/** `npm run config`: the configuration in force; its issues and the distributor file's (spec: decisions §1). */
function main([command, ...rest]: readonly string[]): number {
  if (rest.length > 0 || (command !== undefined && command !== 'check')) {
    console.error(USAGE);
    return 2;
  }
  if (command === undefined) console.log(describeConfiguration(process.env).join('\n'));
  const { lines, isFine } = findings();
  for (const line of lines) console.error(line);
  if (command === 'check' && isFine) console.log('The configuration and the distributor file are fine.');
  return isFine ? 0 : 1;
}

function findings(): { lines: readonly string[]; isFine: boolean } {
  try {
    return { lines: readSettings(process.env).notices, isFine: true };
  } catch (error) {
    if (error instanceof ConfigurationError) return { lines: error.lines, isFine: false };
    throw error;
  }
}

process.exitCode = main(process.argv.slice(2));
