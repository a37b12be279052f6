import { type Behaviour, sendJson } from './http-sources.ts';

const JSON_HEAD = { 'content-type': 'application/json' };
const OVERSIZED_BYTES = 6 * 1024 * 1024;

/** Returns a behaviour that responds with this status and an otherwise valid JSON body. */
export function answersStatus(status: number, body = '{"avtaler":[],"tilbud":[]}'): Behaviour {
  return (_request, response) => {
    response.writeHead(status, JSON_HEAD).end(body);
  };
}

/** Returns a behaviour that responds 429 with a `Retry-After`, in seconds. */
export function asksToWait(seconds: number): Behaviour {
  return (_request, response) => {
    response.writeHead(429, { 'retry-after': String(seconds) }).end();
  };
}

/** Returns a behaviour that responds 200 with this text as JSON. */
export function answersText(text: string | Buffer, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { ...JSON_HEAD, ...headers }).end(text);
  };
}

/** Returns a behaviour that responds 200 with this value as JSON. */
export function answersJson(body: unknown): Behaviour {
  return (_request, response) => sendJson(response, body);
}

/** Returns a behaviour that responds with this value as JSON after a delay, in ms. */
export function answersLate(delayMs: number, body: unknown): Behaviour {
  return (_request, response) => void setTimeout(() => sendJson(response, body), delayMs);
}

/** Accepts the request and never responds. */
export const hangs: Behaviour = () => {};

/** Sends the headers and a part of the body, then nothing. */
export const stalls: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD).write('{"avtaler":[');
};

/** Sends one byte at a time, forever. */
export const drips: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD);
  const dripping = setInterval(() => response.write(' '), 10);
  response.once('close', () => clearInterval(dripping));
};

/** Accepts the request and closes the connection. */
export const hangsUp: Behaviour = (request) => {
  request.socket.destroy();
};

/** Closes the connection in the middle of the body. */
export const cuts: Behaviour = (request, response) => {
  response.writeHead(200, { ...JSON_HEAD, 'content-length': '1000' });
  response.write('{"avtaler":[', () => request.socket.destroy());
};

/** Sends a response that is not HTTP. */
export const babbles: Behaviour = (request) => {
  request.socket.end('220 smtp.example ESMTP\r\n\r\n');
};

/** Sends a response that is too large. */
export const overflows: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD).end(' '.repeat(OVERSIZED_BYTES));
};

/** Returns a behaviour that redirects to an address with a valid response. */
export function redirectsTo(location: string): Behaviour {
  return (_request, response) => {
    response.writeHead(307, { location }).end();
  };
}

/** Returns a behaviour that performs the action and closes the connection before it responds. */
export function actsAndHangsUp(act: () => void): Behaviour {
  return (request) => {
    act();
    request.socket.destroy();
  };
}
