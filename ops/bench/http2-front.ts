// Serves HTTP/2 with TLS like a gateway in front of the portal, and serves static pages for comparison. See
// README.md.

import { Agent, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { FlatFile, FrontOptions } from './phone.ts';

const agent = new Agent({ keepAlive: true });
const flatFiles = new Map<string, { type: string; content: Buffer }>();
/** Headers that HTTP/2 does not allow. */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

process.on('message', ({ options, file }: { options?: FrontOptions; file?: FlatFile }) => {
  if (options) start(options);
  if (!file) return;
  flatFiles.set(file.path, { type: file.type, content: brotliCompressSync(file.text) });
  process.send?.({ added: file.path });
});

function start({ key, cert, ...options }: FrontOptions): void {
  const server = createSecureServer({ key, cert }, (request, reply) => {
    const flat = flatFiles.get(request.url);
    if (!flat) return pass(request, reply, options);
    reply.writeHead(200, { 'content-type': flat.type, 'content-encoding': 'br' });
    reply.end(flat.content);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

type Passing = Pick<FrontOptions, 'portalPort' | 'cookies'>;

function pass(
  request: Http2ServerRequest,
  reply: Http2ServerResponse,
  { portalPort, cookies }: Passing,
): void {
  const own = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  const headers = {
    ...Object.fromEntries(own),
    host: request.authority,
    'x-forwarded-proto': 'https',
    ...(cookies && { cookie: [cookies.sent, request.headers.cookie].filter(Boolean).join('; ') }),
  };
  const asked = httpRequest(
    { host: '127.0.0.1', port: portalPort, agent, path: request.url, method: request.method, headers },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTIONS.has(name));
      if (cookies) kept.push(['set-cookie', [cookies.set, ...(answer.headers['set-cookie'] ?? [])]]);
      reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(reply);
    },
  );
  asked.on('error', () => reply.destroy());
  request.pipe(asked);
}
