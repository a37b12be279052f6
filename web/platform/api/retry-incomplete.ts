import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { hasFailed, isIncompleteAnswer } from './answers.ts';
import { HttpError } from './fetch.ts';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Marks a fetch that the page makes on its own account: the customer does nothing, and the session is not renewed. */
const OWN_ACCOUNT = { renews: false };

/**
 * While something that is shown failed or is incomplete, asks for it again: after 10 s, then after twice as long each
 * time, never more rarely than every five minutes, and only while somebody looks. When the connection is back, asks for
 * what is out of date. Otherwise it asks nothing. Gives the way to stop.
 */
export function startRetries(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const incomplete = () => cache.findAll({ type: 'active', predicate: needsRetry });
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  function look(): void {
    if (isAsking) return;
    if (incomplete().length > 0) {
      timer ??= setTimeout(askAgain, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
  }

  async function askAgain(): Promise<void> {
    timer = undefined;
    isAsking = true;
    if (document.visibilityState === 'visible') {
      tries += 1;
      await Promise.all(incomplete().map((query) => askOnOwnAccount(client, query)));
    }
    isAsking = false;
    look();
  }

  function askWhatIsStale(online: boolean): void {
    if (!online) return;
    for (const query of cache.findAll({ type: 'active', stale: true })) void askOnOwnAccount(client, query);
  }

  const stop = cache.subscribe(look);
  const stopReconnecting = onlineManager.subscribe(askWhatIsStale);
  look();
  return () => {
    stop();
    stopReconnecting();
    clearTimeout(timer);
  };
}

/** The session's own calls have their own ways, and what was refused would be refused again. */
function needsRetry({ queryKey: [path], state }: Query): boolean {
  if (String(path).startsWith('/auth/')) return false;
  const { error } = state;
  const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
  if (isRefused) return false;
  return hasFailed({ ...state, isError: state.status === 'error' }) || isIncompleteAnswer(state.data);
}

/** Asks for an answer anew though the customer has not asked for it: the session is not renewed. Never rejects. */
export async function askOnOwnAccount(client: QueryClient, query: Query): Promise<void> {
  const { queryKey } = query;
  await client.fetchQuery({ queryKey, staleTime: 0, retry: false, meta: OWN_ACCOUNT }).catch(() => {});
  // The mark is for this fetch alone.
  const { meta: _, ...options } = query.options;
  query.setOptions(options);
}
