import { createServer } from 'node:http';
import { connect } from 'node:net';
import { openServer, shutServer } from './test-server.ts';

export type ConnectProxy = {
  /** variables of a process that uses the proxy */
  env: Record<string, string>;
  /** the addresses that it was asked to connect to: 127.0.0.1:8080 */
  asked: string[];
  stop(): Promise<void>;
};

/** Starts an HTTP proxy on 127.0.0.1 that connects to every address and reads nothing. */
export async function startConnectProxy(): Promise<ConnectProxy> {
  const asked: string[] = [];
  const server = createServer((_request, response) => void response.writeHead(405).end());
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  const url = `http://127.0.0.1:${await openServer(server, 0)}`;
  return {
    env: { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: '' },
    asked,
    stop: () => shutServer(server),
  };
}
