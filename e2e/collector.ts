import { createServer } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { openServer, shutServer } from '../server/testing/test-server.ts';

export type CollectedEvent = { event: string; properties: Record<string, unknown> };
export type CollectedItem = { type: string; text: string; payload: Record<string, unknown> };

/** A stub of the analytics and error-reporting services. */
export interface CollectorServer {
  readonly url: string;
  /** settings of a portal that sends to this stub */
  readonly env: Record<string, string>;
  /** Returns a collector for all data sent from now on, until the next call. */
  collect(): Collector;
  close(): Promise<void>;
}

/** The data sent to the services. */
export interface Collector {
  /** addresses of all requests */
  readonly requests: readonly string[];
  /** the analytics events, in order of arrival */
  readonly events: readonly CollectedEvent[];
  /** envelope items sent to the error service, and the envelopes' own headers */
  readonly items: readonly CollectedItem[];
  readonly envelopeHeaders: readonly string[];
}

/** Returns the payloads of all events of a type, without the fields that the library adds. */
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
    // Taken before the body is read, so that it belongs to the test whose page sends it.
    const { requests, keepEvents, keepEnvelope } = collector;
    reply.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    reply.setHeader('Access-Control-Allow-Credentials', 'true');
    reply.setHeader('Access-Control-Allow-Headers', '*');
    const body = await readAll(request);
    const url = request.url ?? '';
    requests.push(`${request.method} ${url}`);
    if (url.startsWith('/track')) keepEvents(JSON.parse(new URLSearchParams(body).get('data') ?? '[]'));
    if (url.startsWith('/api/1/envelope')) keepEnvelope(body);
    reply.end('1');
  });
  const port = await openServer(server, 0);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: {
      ANALYTICS_PROJECT_KEY: 'prosjekt1',
      ANALYTICS_API_HOST: url,
      SENTRY_DSN: `http://nokkel@127.0.0.1:${port}/1`,
    },
    collect() {
      collector = emptyCollector();
      return collector;
    },
    close: () => shutServer(server),
  };
}

function emptyCollector() {
  const since = Date.now();
  const events: CollectedEvent[] = [];
  const items: CollectedItem[] = [];
  const envelopeHeaders: string[] = [];
  return {
    requests: [] as string[],
    events,
    items,
    envelopeHeaders,
    /**
     * Keeps new events. A page that is closed sends events that the next page sends again; both have the same
     * id. Events that are older than this collector come from a page of the test before.
     */
    keepEvents(sent: CollectedEvent[]): void {
      const ids = new Set(events.map(({ properties }) => properties.$insert_id));
      const isNew = ({ properties }: CollectedEvent) =>
        !ids.has(properties.$insert_id) && Number(properties.time) * 1000 >= since;
      events.push(...sent.filter(isNew));
    },
    /**
     * Parses lines of JSON: the header of the envelope, then a header and a payload for each item. The item
     * header may contain the length of the payload.
     */
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
