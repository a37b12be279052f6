import { Agent, get } from 'node:http';
import { quantile } from '../bench/figures.ts';
import { type Answered, reasonOf } from './traffic.ts';

const TURN_MS = 5;
const TIMEOUT_MS = 30_000;

/** What came of a storm; `delayMs`: at p99, how late the storm itself was with its requests, which counts in each answer's time. */
export type Storm = { answers: readonly Answered[]; delayMs: number };

/**
 * Sends so many requests a second whether or not those before are answered, as customers do who know nothing of each other.
 * An answer's time runs from when its request was due, so that nothing that waits anywhere is left out.
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
    sent.on('error', failed).on('timeout', () => sent.destroy(new Error('no answer')));
  });
}
