import { Agent, get } from 'node:http';
import { quantile } from '../bench/figures.ts';
import { ask } from '../bench/load.ts';
import { type Answered, keepAsking, pause, reasonOf } from './traffic.ts';

const TURN_MS = 5;
const TIMEOUT_MS = 30_000;

export type StormOptions = {
  /** the clients' addresses, in turn, for a server that trusts a proxy */
  networks?: readonly string[];
  /** time after which a request counts as not answered, in ms */
  timeoutMs?: number;
};

/**
 * Responses of a load at a fixed rate. `delayMs`: p99 of the delay before the load generator sent a request,
 * which is included in each response time.
 */
export type Storm = { answers: readonly Answered[]; delayMs: number };

/**
 * Sends requests at a fixed rate, without waiting for responses, like independent customers. Response times
 * run from when a request was due, so that all waiting is included. */
export async function storm(
  url: string,
  headers: Record<string, string>,
  perSecond: number,
  seconds: number,
  { networks = [], timeoutMs = TIMEOUT_MS }: StormOptions = {},
): Promise<Storm> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const asked: Promise<Answered>[] = [];
  const late: number[] = [];
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1000);
    while (asked.length < due) {
      const at = began + (asked.length * 1000) / perSecond;
      late.push(performance.now() - at);
      const network = networks[asked.length % networks.length];
      const own = network ? { ...headers, 'x-forwarded-for': network } : headers;
      asked.push(answerOf(url, own, agent, at, timeoutMs));
    }
    await new Promise((done) => setTimeout(done, TURN_MS));
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return { answers, delayMs: quantile(late, 0.99) };
}

function answerOf(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
  began: number,
  timeout: number,
): Promise<Answered> {
  const since = () => ({ at: performance.now(), ms: performance.now() - began });
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ ...since(), status: null, clear: false, error: reasonOf(error) });
    const sent = get(url, { headers, agent, timeout }, (answer) => {
      const { statusCode: status = 0 } = answer;
      const clear = status === 200 || (status === 503 && 'retry-after' in answer.headers);
      answer
        .resume()
        .on('error', failed)
        .on('end', () => resolve({ ...since(), status, clear }));
    });
    sent.on('error', failed).on('timeout', () => sent.destroy(new Error('no response')));
  });
}

const PATIENT_CLIENTS = 4;

/** Returns how many pages per second the server sends to a few clients that wait for each response. */
export async function pagesPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const page = async () => new Response(new Uint8Array(await ask(url, headers)));
  const traffic = keepAsking(page, PATIENT_CLIENTS);
  await pause(seconds * 1000);
  return (await traffic.stop()).length / seconds;
}
