import { useState } from 'react';
import { texts } from '#texts/ui.ts';
import { hasProblem, type Result } from '../platform/api/answers.ts';
import { isOnline } from '../platform/online.ts';

/** An answer that can be fetched again. */
export type Answer = Result & { refetch: () => Promise<Result> };

/**
 * Returns the state of a retry button, and the result of the last retry for a status message: '' before the first. A
 * retry fetches the failed and incomplete answers again. While offline, nothing is fetched: the page retries by itself
 * when it is back online.
 */
export function useRetry(answers: readonly Answer[]) {
  const [isRetrying, setRetrying] = useState(false);
  const [result, setResult] = useState('');

  async function retry() {
    if (!isOnline()) {
      setResult(texts.retry.offline);
      return;
    }
    setResult('');
    setRetrying(true);
    const renewed = await Promise.all(answers.filter(hasProblem).map(({ refetch }) => refetch()));
    setRetrying(false);
    setResult(renewed.some(hasProblem) ? texts.retry.stillMissing : texts.retry.whole);
  }

  return { isRetrying, result, tryAgain: (): void => void retry() };
}
