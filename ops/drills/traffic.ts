/** One response: time, duration and status. `error` is set if there was none. */
export type Answered = { at: number; ms: number; status: number | null; clear: boolean; error?: string };

export type Traffic = {
  answers: readonly Answered[];
  /** Resolves when the last responses have arrived. */
  stop(): Promise<readonly Answered[]>;
};

/**
 * Sends requests repeatedly over `concurrency` parallel loops, each as soon as its previous response is
 * complete. A response is clear if it succeeds, or is 503 with Retry-After, which tells clients what to do.
 */
export function keepAsking(ask: (round: number) => Promise<Response>, concurrency: number): Traffic {
  const answers: Answered[] = [];
  let over = false;
  let round = 0;
  const askRepeatedly = async () => {
    while (!over) {
      round += 1;
      answers.push(await answerTo(() => ask(round)));
    }
  };
  const ended = Promise.all(Array.from({ length: concurrency }, askRepeatedly));
  return {
    answers,
    async stop() {
      over = true;
      await ended;
      return answers;
    },
  };
}

/**
 * Sends requests repeatedly while `act` runs. Returns the responses. The requests also end if `act` fails, so
 * that a drill never hangs.
 */
export async function withTraffic(
  ask: (round: number) => Promise<Response>,
  concurrency: number,
  act: () => Promise<unknown>,
): Promise<readonly Answered[]> {
  const traffic = keepAsking(ask, concurrency);
  try {
    await act();
  } finally {
    await traffic.stop();
  }
  return traffic.answers;
}

/** Sends a request, and returns how it was answered. */
export async function answerTo(ask: () => Promise<Response>): Promise<Answered> {
  const began = performance.now();
  const since = () => ({ at: performance.now(), ms: performance.now() - began });
  try {
    const answer = await ask();
    await answer.arrayBuffer();
    const clear = answer.ok || (answer.status === 503 && answer.headers.has('retry-after'));
    return { ...since(), status: answer.status, clear };
  } catch (error) {
    return { ...since(), status: null, clear: false, error: reasonOf(error) };
  }
}

/** Returns the code of a failed request's error, or its message. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Returns the milliseconds until a request first succeeds; infinity if none does within `mostMs`. */
export async function timeToSuccess(ask: () => Promise<Response>, mostMs = 30_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < mostMs) {
    const { status } = await answerTo(ask);
    if (status === 200) return performance.now() - began;
    await pause(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** Lets the load run for a while. */
export async function pause(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done, ms));
}

/** Returns the number of responses by status or error: `200: 812, 503: 14, ECONNRESET: 1`. */
export function countsOf(answers: readonly Answered[]): string {
  const counts = Map.groupBy(answers, ({ status, error }) => String(status ?? error));
  return [...counts].map(([status, { length }]) => `${status}: ${length}`).join(', ') || 'none';
}

/** Returns whether a request had no response, or an error. */
export const failed = ({ status }: Answered) => status === null || status >= 400;
