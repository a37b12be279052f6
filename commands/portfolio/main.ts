import { runMain } from '../shared/run-main.ts';
import { runCommand } from './command.ts';

const { env, stderr } = process;
const terminal = stderr.isTTY && !env.CI ? (text: string) => stderr.write(text) : null;

await runMain((args, io) => runCommand(args, { ...io, terminal }));
