import { startTransition, useEffect, useState } from 'react';
import { pendingBoundaries } from './DeferredBoundary.tsx';
import { useSearch } from './router/router.ts';
import { useStore } from './store.ts';

/** Minimum number of items per rendered chunk. It divides evenly into rows of two, three or four. */
export const CHUNK_SIZE = 24;
/** Lists up to this length are rendered at once. */
const MAX_RENDERED_AT_ONCE = 72;
/** Maximum number of chunks for a list of any length. */
const MAX_CHUNKS = 20;

/**
 * Returns the number of list items to render, so that a long list opens as quickly as a short one. A list
 * over the limit starts with one chunk. After the page is hydrated, more chunks follow as transitions. With
 * `?vis=alle`, all items are rendered (ADR-016).
 */
export function useRenderedCount(total: number): number {
  const parameters = useSearch();
  const rendersAll = total <= MAX_RENDERED_AT_ONCE || parameters.get('vis') === 'alle';
  const [count, setCount] = useState(CHUNK_SIZE);
  const isHydrated = useStore(pendingBoundaries) === 0;
  useEffect(() => {
    const step = Math.max(CHUNK_SIZE, Math.ceil(total / MAX_CHUNKS));
    if (isHydrated && !rendersAll && count < total) startTransition(() => setCount(count + step));
  }, [isHydrated, rendersAll, count, total]);
  return rendersAll ? total : count;
}
