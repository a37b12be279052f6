import { errorMessage } from '../shared/error-message.ts';
import { commandLine } from '../shared/run-command.ts';
import { type Command, parseArguments, USAGE } from './arguments.ts';
import { exportStore, generate, importFile, type PortfolioIo } from './commands.ts';
import { PortfolioIssues } from './issue.ts';

/** Runs the portfolio command line (spec: decisions §7.1). */
export const runCommand = commandLine({
  usage: USAGE,
  parse: parseArguments,
  run,
  explain: (error, command) => explain(error, command?.name ?? 'help'),
});

async function run(command: Command, io: PortfolioIo): Promise<void> {
  switch (command.name) {
    case 'import':
      return await importFile(command, io);
    case 'export':
      return await exportStore(command, io);
    case 'generate':
      return await generate(command, io);
  }
}

const NOTHING_STORED = 'Nothing was stored.';

function explain(error: unknown, command: Command['name'] | 'help'): readonly string[] {
  if (error instanceof PortfolioIssues) {
    const shown = `The first ${error.lines.length} issues are shown; the rest of the file was not checked.`;
    return [...error.lines, ...(error.more ? [shown] : []), NOTHING_STORED];
  }
  return [`The ${command} failed: ${errorMessage(error)}`, ...(command === 'import' ? [NOTHING_STORED] : [])];
}
