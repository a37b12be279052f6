import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { openServer } from './test-server.ts';

/** An address on 127.0.0.1 that leads to a server, as the name of a database with a fail-over does. */
export type TcpProxy = {
  port: number;
  /** Leads new connections to another port of 127.0.0.1. Existing ones stay where they are. */
  leadTo(port: number): void;
  /** Passes nothing on any more over the existing connections, and closes none: their host is gone. */
  silence(): void;
  stop(): Promise<void>;
};

/** Starts a proxy that leads to a port of 127.0.0.1. */
export async function startTcpProxy(firstPort: number): Promise<TcpProxy> {
  let port = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const ownPort = await openServer(server, 0);
  return {
    port: ownPort,
    leadTo: (next) => {
      port = next;
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
