import { createServer, type Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certified } from './certificates.ts';
import { openServer } from './test-server.ts';

/**
 * Starts a server that encrypts and then says nothing, on a free port of 127.0.0.1. PostgreSQL starts encryption only
 * after the client has asked for it.
 */
export async function secureServer(
  { cert, key }: Pick<Certified, 'cert' | 'key'>,
  { isPostgres = false } = {},
): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const encrypt = () => new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {});
    if (!isPostgres) return void encrypt();
    socket.once('data', () => {
      socket.write('S');
      encrypt();
    });
  });
  await openServer(server, 0);
  return server;
}
