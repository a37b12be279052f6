import { namesOf } from '../domain/systems.ts';
import { ConfigurationError, describeConfiguration } from './platform/config/configuration.ts';
import { readSettings, type Settings } from './settings.ts';

const USAGE = `npm run config                       prints the configuration in force with masked secrets, and its issues
npm run config -- check              prints only the issues of the configuration and the distributor file; exit code 0: none
npm run config -- check --reach      also tries the login provider, the sources, the database, Valkey and Unleash`;

/**
 * `npm run config` prints the configuration in force, its issues and those of the distributor file
 * (spec: decisions §1). Returns the exit code.
 */
async function main(args: readonly string[]): Promise<number> {
  const command = args.join(' ');
  if (!['', 'check', 'check --reach'].includes(command)) {
    console.error(USAGE);
    return 2;
  }
  const { lines, isValid, settings } = findings();
  if (command === '') console.log(describeConfiguration(process.env, settings?.sourceNames).join('\n'));
  for (const line of lines) console.error(line);
  if (command !== '' && isValid) console.log('The configuration and the distributor file are valid.');
  const isReached = command !== 'check --reach' || (settings !== null && (await reach(settings)));
  return isValid && isReached ? 0 : 1;
}

type Findings = { lines: readonly string[]; isValid: boolean; settings: Settings | null };

function findings(): Findings {
  try {
    const settings = readSettings(process.env);
    const { notices, unfinished } = settings;
    return { lines: [...unfinished, ...notices], isValid: unfinished.length === 0, settings };
  } catch (error) {
    if (error instanceof ConfigurationError) return { lines: error.lines, isValid: false, settings: null };
    throw error;
  }
}

/** Prints one line for everything that was tried. Returns whether all could be used. */
async function reach({ configuration, distributorFile }: Settings): Promise<boolean> {
  const { reachAll } = await import('./reach/reach.ts');
  const tried = await reachAll(configuration, namesOf(distributorFile.systems));
  for (const { name, failure } of tried) {
    if (failure === null) console.log(`${name} can be used.`);
    else console.error(`${name} can't be used: ${failure}.`);
  }
  return tried.every(({ failure }) => failure === null);
}

// Kept connections would delay the end of the process.
process.exit(await main(process.argv.slice(2)));
