import { useState } from 'react';
import { texts } from '#texts/ui.ts';
import { isOnline } from '../platform/online.ts';

export type Retry = {
  /** what is missing is being fetched again because the customer asked */
  isRetrying: boolean;
  /** what came of it, for a status; '' before */
  result: string;
  tryAgain: () => void;
};

/**
 * Returns what fetches again at a press. `fetchMissing` resolves to whether all is there then. Without a network nothing is
 * asked: the page does so by itself when it is back.
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
