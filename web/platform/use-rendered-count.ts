import { startTransition, useEffect, useState } from 'react';
import { pendingBoundaries } from './DeferredBoundary.tsx';
import { useSearch } from './router/router.ts';
import { useStore } from './store.ts';

/** Items of a list rendered per chunk; rows of two, three or four come out even. */
export const PART_SIZE = 24;
/** Up to so many are rendered at once. */
const AT_ONCE = 72;
/** However many there are, the rest come in so many parts at most. */
const MAX_PARTS = 20;

/**
 * How many of a list are rendered, so that a page of hundreds opens as quickly as one of a few: of more than come at once the
 * first part; once all of the page is hydrated part after part, as soon as the browser has nothing better to do. With
 * `?vis=alle` all (ADR-017).
 */
export function useRenderedCount(total: number): number {
  const parameters = useSearch();
  const atOnce = total <= AT_ONCE || parameters.get('vis') === 'alle';
  const [count, setCount] = useState(PART_SIZE);
  const isHydrated = useStore(pendingBoundaries) === 0;
  useEffect(() => {
    const step = Math.max(PART_SIZE, Math.ceil(total / MAX_PARTS));
    if (isHydrated && !atOnce && count < total) startTransition(() => setCount(count + step));
  }, [isHydrated, atOnce, count, total]);
  return atOnce ? total : count;
}
