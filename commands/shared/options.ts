import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './issues.ts';
import { startOfDay } from './oslo-time.ts';

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

/** Throws `UsageError` if a command line has options that its command does not take. */
export function expectOptions(command: string, given: object, taken: readonly string[]): void {
  const wrong = Object.keys(given).find((option) => !taken.includes(option));
  if (wrong) throw new UsageError(`${masked(command)} takes no --${wrong}.`);
}

/** Returns an argument of the command line with digits masked that could be part of a national id. */
export function masked(word: string): string {
  return word.replace(/\d{5,}/g, '…');
}

/**
 * Returns the start in Norway of the day in an option, or of the day `daysLater` days after it, in epoch ms.
 * Throws `UsageError` if the text is not a date.
 */
export function dayOption(name: string, text: string, daysLater = 0): number {
  const time = startOfDay(text, daysLater);
  if (time === null) throw new UsageError(`${name} must be a date in the form YYYY-MM-DD.`);
  return time;
}
