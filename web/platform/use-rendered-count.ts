import { startTransition, useEffect, useState } from 'react';
import { useSearch } from './router/router.ts';

/** So many of a list are rendered at a time; rows of two, three or four come out even. */
export const PART_SIZE = 24;
/** Up to so many are rendered at once. */
const AT_ONCE = 72;
/** However many there are, the rest come in so many parts at most. */
const MOST_PARTS = 20;

/**
 * How many of a list are rendered, so that a page of hundreds opens as quickly as one of a few: of more than come at once the
 * first part, then part after part as soon as the browser has nothing better to do. With `?vis=alle` all (ADR-017).
 */
export function useRenderedCount(total: number): number {
  const parameters = useSearch();
  const atOnce = total <= AT_ONCE || parameters.get('vis') === 'alle';
  const [count, setCount] = useState(PART_SIZE);
  useEffect(() => {
    const step = Math.max(PART_SIZE, Math.ceil(total / MOST_PARTS));
    if (!atOnce && count < total) startTransition(() => setCount(count + step));
  }, [atOnce, count, total]);
  return atOnce ? total : count;
}
