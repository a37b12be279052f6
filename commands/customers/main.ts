import { runMain } from '../shared/run-main.ts';
import { runCommand } from './command.ts';

await runMain(runCommand);
