import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './issues.ts';

/** Returns the options and words of a command line. Throws `UsageError`. */
export function parseOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${masked(sentence).replace(/\.$/, '')}.`);
  }
}

/** Returns a word of the command line, without digits that could be a national id. */
export function masked(word: string): string {
  return word.replace(/\d{5,}/g, '…');
}
