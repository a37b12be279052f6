import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { nodeEnv, serverArgs } from '../../tools/run-node.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** The real server in its own process, as `npm start` runs it. */
export type ServerProcess = {
  child: ChildProcess;
  port: number;
  /** its output so far */
  output(): string;
  /** resolves with the exit code */
  ended: Promise<number | null>;
  /** Ends it as Ctrl-C does. Returns the exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts the server of the checkout or of another folder. Resolves when it listens, or when it has ended (with
 * port 0).
 */
export async function startServer(env: NodeJS.ProcessEnv, folder = ROOT): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArgs, {
    cwd: folder,
    env: { ...nodeEnv, PATH: process.env.PATH, PORT: '0', ...env },
  });
  const printed: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const port = await new Promise<number>((found) => {
    const note = (text: string) => {
      printed.push(text);
      const address = /http:\/\/localhost:(\d+)\/privat/.exec(printed.join(''));
      if (address) found(Number(address[1]));
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    void ended.then(() => found(0));
  });
  const stop = async () => {
    child.kill('SIGINT');
    return await ended;
  };
  return { child, port, output: () => printed.join(''), ended, stop };
}
