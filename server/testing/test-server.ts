import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo, Server as AnyServer } from 'node:net';

/** Starts a server on 127.0.0.1, at the given port or, with 0, at a free one. Returns the port. */
export async function openServer(server: AnyServer, port: number): Promise<number> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Stops a server: open connections are closed, and new ones refused. */
export async function shutServer(server: Server | SecureServer): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
