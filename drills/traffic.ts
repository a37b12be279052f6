/** One answer: when it came, after how long, and what it was; where there was none, why. */
export type Answered = { at: number; ms: number; status: number | null; clear: boolean; error?: string };

export type Traffic = {
  answers: readonly Answered[];
  /** Resolves when the last answers have come. */
  stop(): Promise<readonly Answered[]>;
};

/**
 * Asks over and over, so many at once, each as soon as its last answer has come. A clear answer is a success, or 503 with
 * Retry-After, so that browsers and people know what to do.
 */
export function keepAsking(ask: (round: number) => Promise<Response>, atOnce: number): Traffic {
  const answers: Answered[] = [];
  let over = false;
  let round = 0;
  const askOnAndOn = async () => {
    while (!over) {
      round += 1;
      answers.push(await answerTo(() => ask(round)));
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, askOnAndOn));
  return {
    answers,
    async stop() {
      over = true;
      await ended;
      return answers;
    },
  };
}

/** Returns how a request was answered. */
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

/** Returns after how many milliseconds a request succeeds for the first time; rejects after a minute. */
export async function untilAnswered(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const { status } = await answerTo(ask);
    if (status === 200) return performance.now() - began;
    await pause(20);
  }
  throw new Error('no success within a minute');
}

/** Lets the load work for a while. */
export async function pause(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done, ms));
}

/** Returns how the answers were: `200: 812, 503: 14, ECONNRESET: 1`. */
export function countsOf(answers: readonly Answered[]): string {
  const counts = Map.groupBy(answers, ({ status, error }) => String(status ?? error));
  return [...counts].map(([status, { length }]) => `${status}: ${length}`).join(', ') || 'none';
}

/** Whether a request had no answer, or an error. */
export const failed = ({ status }: Answered) => status === null || status >= 400;
