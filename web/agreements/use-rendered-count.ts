import { startTransition, useEffect, useState } from 'react';
import { useSearch } from '../platform/router/router.ts';
import { PART_SIZE } from './parts.ts';

/** Up to so many agreements are rendered at once. */
const AT_ONCE = 72;

/**
 * How many of the agreements are rendered, so that a page of hundreds opens as quickly as one of a few: of more than come
 * at once the first part, then part after part as soon as the browser has nothing better to do. With `?vis=alle` all.
 */
export function useRenderedCount(total: number): number {
  const parameters = useSearch();
  const atOnce = total <= AT_ONCE || parameters.get('vis') === 'alle';
  const [count, setCount] = useState(PART_SIZE);
  useEffect(() => {
    if (!atOnce && count < total) startTransition(() => setCount(count + PART_SIZE));
  }, [atOnce, count, total]);
  return atOnce ? total : count;
}
