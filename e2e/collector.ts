import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedEvent = { event: string; properties: Record<string, unknown> };
export type CollectedItem = { type: string; text: string; payload: Record<string, unknown> };

/** A stub of the services of analytics and error reports. */
export interface CollectorServer {
  /** settings of a portal that sends here */
  readonly env: Record<string, string>;
  /** Returns what the real libraries send from now on, until it is called again. */
  collect(): Collector;
  close(): Promise<void>;
}

/** What was sent to the services. */
export interface Collector {
  /** every request, as its address */
  readonly requests: readonly string[];
  /** the analytics events, in the order they came */
  readonly events: readonly CollectedEvent[];
  /** what came in envelopes to the error service, and the envelopes' own headers */
  readonly items: readonly CollectedItem[];
  readonly envelopeHeaders: readonly string[];
}

/** Returns the payloads that came of a type, without what the library itself adds. */
export function payloadsOf(collector: Collector, type: string): object[] {
  return collector.events
    .filter(({ event }) => event === type)
    .map(({ properties }) =>
      Object.fromEntries(
        Object.entries(properties).filter(([name]) => !/^(\$|mp_|token$|time$|distinct_id$)/.test(name)),
      ),
    );
}

/** Starts the services on a free port of this machine. */
export async function startCollectorServer(): Promise<CollectorServer> {
  let collector = emptyCollector();
  const server = createServer(async (request, reply) => {
    // The one of the test whose page sends, however long the body takes.
    const { requests, keepEvents, keepEnvelope } = collector;
    reply.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    reply.setHeader('Access-Control-Allow-Credentials', 'true');
    reply.setHeader('Access-Control-Allow-Headers', '*');
    const body = await textOf(request);
    const url = request.url ?? '';
    requests.push(`${request.method} ${url}`);
    if (url.startsWith('/track')) keepEvents(JSON.parse(new URLSearchParams(body).get('data') ?? '[]'));
    if (url.startsWith('/api/1/envelope')) keepEnvelope(body);
    reply.end('1');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      ANALYTICS_PROJECT_KEY: 'prosjekt1',
      ANALYTICS_API_HOST: `http://127.0.0.1:${port}`,
      SENTRY_DSN: `http://nokkel@127.0.0.1:${port}/1`,
    },
    collect() {
      collector = emptyCollector();
      return collector;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function emptyCollector() {
  const events: CollectedEvent[] = [];
  const items: CollectedItem[] = [];
  const envelopeHeaders: string[] = [];
  return {
    requests: [] as string[],
    events,
    items,
    envelopeHeaders,
    /** What a page sends as it goes, the next one sends again; the service knows it by its id, and so do we. */
    keepEvents(sent: CollectedEvent[]): void {
      const ids = new Set(events.map(({ properties }) => properties.$insert_id));
      events.push(...sent.filter(({ properties }) => !ids.has(properties.$insert_id)));
    },
    /** Lines of JSON: the envelope's header, then a header and a payload for each item, which a length may measure. */
    keepEnvelope(body: string): void {
      const [header = '', ...lines] = body.split('\n');
      envelopeHeaders.push(header);
      for (let at = 0; at + 1 < lines.length; ) {
        const { type, length } = JSON.parse(lines[at] ?? '{}');
        let text = lines[at + 1] ?? '';
        at += 2;
        while (length !== undefined && Buffer.byteLength(text) < length) {
          text += `\n${lines[at]}`;
          at += 1;
        }
        items.push({ type, text, payload: type === 'replay_recording' ? {} : JSON.parse(text) });
      }
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
