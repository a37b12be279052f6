import { text as readAll } from 'node:stream/consumers';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './issues.ts';
import { startOfDay } from './oslo-time.ts';
import type { CommandIo } from './run-command.ts';

/**
 * Returns the options and positional arguments of a command line. Throws `UsageError` if they are invalid.
 */
export function parseOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${masked(sentence).replace(/\.$/, '')}.`);
  }
}

/** An option, and the commands that take it; left out: all. */
type CommandOption<Name> = ParseArgsOptionsConfig[string] & { of?: readonly Name[] };

/**
 * Returns the command that a command line names first, with its options and other arguments; null for `--help`.
 * Throws `UsageError` for an unknown command, and for an option that it does not take.
 */
export function parseCommand<Name extends string, Options extends Record<string, CommandOption<Name>>>(
  args: string[],
  names: readonly Name[],
  options: Options,
) {
  const { values, positionals } = parseOptions(args, { ...options, help: { type: 'boolean' } });
  if ('help' in values) return null;
  const [given, ...rest] = positionals;
  if (given === undefined) throw new UsageError('No command given.');
  const name = names.find((each) => each === given);
  if (name === undefined) throw new UsageError(`Unknown command '${masked(given)}'.`);
  const wrong = Object.keys(values).find((option) => options[option]?.of?.includes(name) === false);
  if (wrong) throw new UsageError(`${name} takes no --${wrong}.`);
  return { name, rest, values };
}

/** Returns an argument of the command line; for '-' the text of standard input. */
export async function argumentOrInput(argument: string, { stdin }: CommandIo): Promise<string> {
  return argument === '-' ? await readAll(stdin) : argument;
}

/** Returns an argument of the command line with digits masked that could be part of a national id. */
export function masked(word: string): string {
  return word.replace(/\d{5,}/g, '…');
}

/** Returns the start in Norway of the day in an option, or `daysLater` days after it, in epoch ms. Throws `UsageError`. */
export function dayOption(name: string, text: string, daysLater = 0): number {
  const time = startOfDay(text, daysLater);
  if (time === null) throw new UsageError(`${name} must be a date in the form YYYY-MM-DD.`);
  return time;
}
