import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendJson } from './http-sources.ts';
import { openServer, shutServer } from './test-server.ts';

/** A request to a token service: its headers, and the fields of the form. */
export type TokenRequest = { headers: IncomingHttpHeaders; form: Record<string, string> };

export type TokenService = {
  url: string;
  requests: TokenRequest[];
  /** its response; null: a new token, `token-1`, `token-2`, … */
  answer: ((response: ServerResponse) => void) | null;
  /** lifetime of a token, in seconds */
  lifetime: number;
  close(): Promise<void>;
};

/** Starts a token service on 127.0.0.1 (OAuth 2.0). */
export async function startTokenService(): Promise<TokenService> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      service.requests.push({ headers: request.headers, form });
      if (service.answer) return service.answer(response);
      sendJson(response, {
        access_token: `token-${service.requests.length}`,
        token_type: 'Bearer',
        expires_in: service.lifetime,
      });
    });
  });
  const port = await openServer(server, 0);
  const service: TokenService = {
    url: `http://127.0.0.1:${port}/token`,
    requests: [],
    answer: null,
    lifetime: 3600,
    close: () => shutServer(server),
  };
  return service;
}
