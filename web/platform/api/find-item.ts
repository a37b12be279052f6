import type { PathParameters } from '../../../domain/match-path.ts';
import { hasProblem, isLoading, type Result } from './answers.ts';

/** Result of looking up the item of an address. `none`: the customer does not have it. */
export type FoundItem<Item> = { status: 'found'; item: Item } | { status: 'loading' | 'failed' | 'none' };

type Named = { systemSource: string; id: string };

/** Returns the item that the address names. It is never `none` while a system fails to answer. */
export function findItem<Item extends Named>(
  answer: Result,
  items: readonly Item[],
  { systemSource, id }: PathParameters,
): FoundItem<Item> {
  const item = items.find((each) => each.systemSource === systemSource && each.id === id);
  if (item) return { status: 'found', item };
  if (isLoading(answer)) return { status: 'loading' };
  return { status: hasProblem(answer) ? 'failed' : 'none' };
}
