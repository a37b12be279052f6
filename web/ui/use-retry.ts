import { useState } from 'react';
import { texts } from '#texts/ui.ts';
import { isOnline } from '../platform/online.ts';

export type Retry = {
  /** whether a retry that the customer started is running */
  isRetrying: boolean;
  /** the result of the last retry, for a status message; '' before the first */
  result: string;
  tryAgain: () => void;
};

/**
 * Returns the state of a retry button. `fetchMissing` resolves to whether everything is then loaded. While
 * offline, nothing is fetched: the page retries by itself when it is back online.
 */
export function useRetry(fetchMissing: () => Promise<boolean>): Retry {
  const [isRetrying, setRetrying] = useState(false);
  const [result, setResult] = useState('');

  async function retry() {
    if (!isOnline()) {
      setResult(texts.retry.offline);
      return;
    }
    setResult('');
    setRetrying(true);
    const isWhole = await fetchMissing();
    setRetrying(false);
    setResult(isWhole ? texts.retry.whole : texts.retry.stillMissing);
  }

  return { isRetrying, result, tryAgain: () => void retry() };
}
