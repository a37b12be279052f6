import { namesOf } from '../../domain/systems.ts';
import { ConfigurationError, describeConfiguration } from '../../server/platform/config/configuration.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { UsageError } from '../shared/issues.ts';
import { type CommandIo, commandLine } from '../shared/run-command.ts';
import { runMain } from '../shared/run-main.ts';
import { print } from '../shared/write-out.ts';

const USAGE = `npm run config                       prints the configuration in force with masked secrets, and its issues
npm run config -- check              prints only the issues of the configuration and the distributor file; exit code 0: none
npm run config -- check --reach      also tries the login provider, the sources, the database, Valkey and Unleash`;

const COMMANDS = ['', 'check', 'check --reach'] as const;
type Command = (typeof COMMANDS)[number];

/**
 * Prints the configuration in force, its issues and those of the distributor file (spec: decisions §1). The exit code
 * is 1 if there are any.
 */
const runCommand = commandLine({
  usage: USAGE,
  parse: commandOf,
  run: printFindings,
});

function commandOf(args: string[]): Command | null {
  if (args.join(' ') === '--help') return null;
  const command = COMMANDS.find((each) => each === args.join(' '));
  if (command === undefined) throw new UsageError('Give nothing, check, or check --reach.');
  return command;
}

async function printFindings(command: Command, io: CommandIo): Promise<void> {
  const { lines, isValid, settings } = findings(io.env);
  if (command === '') await print(describeConfiguration(io.env, settings?.sourceNames).join('\n'), io.stdout);
  for (const line of lines) io.printError(line);
  if (command !== '' && isValid)
    await print('The configuration and the distributor file are valid.', io.stdout);
  const unreached = command === 'check --reach' && settings ? await reach(settings, io) : [];
  if (!isValid || unreached.length > 0) throw new ConfigurationError(unreached);
}

type Findings = { lines: readonly string[]; isValid: boolean; settings: Settings | null };

function findings(env: NodeJS.ProcessEnv): Findings {
  try {
    const settings = readSettings(env);
    const { notices, unfinished } = settings;
    return { lines: [...unfinished, ...notices], isValid: unfinished.length === 0, settings };
  } catch (error) {
    if (error instanceof ConfigurationError) return { lines: error.lines, isValid: false, settings: null };
    throw error;
  }
}

/** Prints one line for everything that can be used. Returns one for everything that can't. */
async function reach({ configuration, distributorFile }: Settings, { stdout }: CommandIo): Promise<string[]> {
  const { reachAll } = await import('../../server/reach/reach.ts');
  const tried = await reachAll(configuration, namesOf(distributorFile.systems));
  const failures: string[] = [];
  for (const { name, failure } of tried) {
    if (failure === null) await print(`${name} can be used.`, stdout);
    else failures.push(`${name} can't be used: ${failure}.`);
  }
  return failures;
}

await runMain(runCommand);
// Kept connections would delay the end of the process.
process.exit();
