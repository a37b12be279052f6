import { type Behaviour, sendJson } from './http-sources.ts';

const JSON_HEAD = { 'content-type': 'application/json' };
const OVERSIZED_BYTES = 6 * 1024 * 1024;

/** Answers with this status and a JSON body that would be a good answer. */
export function answersStatus(status: number): Behaviour {
  return (_request, response) => {
    response.writeHead(status, JSON_HEAD).end('{"avtaler":[],"tilbud":[]}');
  };
}

/** Answers 200 with this text for JSON. */
export function answersText(text: string | Buffer, headers: Record<string, string> = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { ...JSON_HEAD, ...headers }).end(text);
  };
}

/** Answers 200 with this as JSON. */
export function answersJson(body: unknown): Behaviour {
  return (_request, response) => sendJson(response, body);
}

/** Takes the request and never answers. */
export const hangs: Behaviour = () => {};

/** Sends the head of an answer and a part of the body, and no more. */
export const stalls: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD).write('{"avtaler":[');
};

/** Sends a byte at a time, for ever. */
export const drips: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD);
  const dripping = setInterval(() => response.write(' '), 10);
  response.once('close', () => clearInterval(dripping));
};

/** Takes the request and breaks the connection. */
export const hangsUp: Behaviour = (request) => {
  request.socket.destroy();
};

/** Breaks the connection in the middle of the body. */
export const cuts: Behaviour = (request, response) => {
  response.writeHead(200, { ...JSON_HEAD, 'content-length': '1000' });
  response.write('{"avtaler":[', () => request.socket.destroy());
};

/** Answers what is no HTTP. */
export const babbles: Behaviour = (request) => {
  request.socket.end('220 smtp.example ESMTP\r\n\r\n');
};

/** Sends more than anyone should read. */
export const overflows: Behaviour = (_request, response) => {
  response.writeHead(200, JSON_HEAD).end(' '.repeat(OVERSIZED_BYTES));
};

/** Points to another place, which would answer well. */
export function redirectsTo(location: string): Behaviour {
  return (_request, response) => {
    response.writeHead(307, { location }).end();
  };
}

/** Does what it was asked, and breaks the connection before it says so. */
export function actsAndHangsUp(act: () => void): Behaviour {
  return (request) => {
    act();
    request.socket.destroy();
  };
}
