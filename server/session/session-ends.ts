import type { Sessions } from './sessions.ts';

/** Poll interval of the store for ended sessions: their end is to be known everywhere within a second. */
const CHECK_MS = 400;
/** Maximum time that a request is held: gateways give up after a minute or half of one. */
const HOLD_MS = 25_000;
/** Maximum number of held requests per session; of more the oldest is answered. */
const MAX_PER_SESSION = 5;

type Question = { until: number; answer(hasEnded: boolean): void };

export type SessionEnds = {
  /** Resolves with true once the session of the handle has ended, with false after 25 s or when the server stops. */
  wait(handle: string): Promise<boolean>;
  stop(): void;
};

/**
 * Holds the questions of pages whether their session has ended (ADR-093). As long as there are any, the store is asked twice
 * a second, once for all of them; while it does not answer, nothing has ended.
 */
export function createSessionEnds({ whichLast }: Pick<Sessions, 'whichLast'>): SessionEnds {
  const held = new Map<string, Question[]>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function checkLater(): void {
    timer ??= setTimeout(check, CHECK_MS);
  }

  async function check(): Promise<void> {
    const asked = [...held.keys()];
    const lasting = await whichLast(asked).catch(() => null);
    const now = Date.now();
    for (const handle of asked) {
      if (lasting && !lasting.has(handle)) answer(handle, true, () => true);
      else answer(handle, false, ({ until }) => until <= now);
    }
    timer = undefined;
    if (held.size > 0) checkLater();
  }

  function answer(handle: string, hasEnded: boolean, isDue: (question: Question) => boolean): void {
    const questions = held.get(handle) ?? [];
    const left = questions.filter((question) => !isDue(question));
    if (left.length > 0) held.set(handle, left);
    else held.delete(handle);
    for (const question of questions.filter(isDue)) question.answer(hasEnded);
  }

  return {
    wait(handle) {
      if (isStopped) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const questions = [...(held.get(handle) ?? []), { until: Date.now() + HOLD_MS, answer: resolve }];
      held.set(handle, questions);
      const [oldest] = questions;
      if (questions.length > MAX_PER_SESSION) answer(handle, false, (question) => question === oldest);
      checkLater();
      return promise;
    },

    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const handle of [...held.keys()]) answer(handle, false, () => true);
    },
  };
}
