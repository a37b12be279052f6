import { Agent, get } from 'node:http';
import { quantile } from '../bench/figures.ts';
import { type Answered, reasonOf } from './traffic.ts';

const TURN_MS = 5;
const TIMEOUT_MS = 30_000;

/**
 * Responses of a load at a fixed rate. `delayMs`: p99 of the delay before the load generator sent a request,
 * which is included in each response time.
 */
export type Storm = { answers: readonly Answered[]; delayMs: number };

/**
 * Sends requests at a fixed rate, without waiting for responses, like independent customers. Response times
 * run from when a request was due, so that all waiting is included.
 */
export async function storm(
  url: string,
  headers: Record<string, string>,
  perSecond: number,
  seconds: number,
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
      asked.push(answerOf(url, headers, agent, at));
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
): Promise<Answered> {
  const since = () => ({ at: performance.now(), ms: performance.now() - began });
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ ...since(), status: null, clear: false, error: reasonOf(error) });
    const sent = get(url, { headers, agent, timeout: TIMEOUT_MS }, (answer) => {
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
