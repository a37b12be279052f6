import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

type TestServer = Server | SecureServer;

/** Opens a server on 127.0.0.1, at the port that it had before or, with 0, at a free one. Returns the port. */
export async function openServer(server: TestServer, port: number): Promise<number> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Shuts a server: connections are ended, and new ones refused. */
export async function shutServer(server: TestServer): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
