import type { System } from '../../domain/systems.ts';
import { createDeadline } from './deadline.ts';
import type { SourceAnswer } from './source.ts';
import { errorKindOf, losesItems, type SourceErrorKind } from './source-error.ts';

type OfSystems = { systems: readonly System[] };

type Ask<From, Item> = (
  source: From,
  systems: readonly System[],
  signal: AbortSignal,
) => Promise<SourceAnswer<Item>>;

type CollectOptions<From extends OfSystems> = {
  sources: readonly From[];
  timeoutMs: number;
  /** called for each source that failed, was too late or left out items, once per kind */
  onError: (systems: readonly System[], kind: SourceErrorKind, error?: unknown) => void;
};

/**
 * The items of several sources. `complete` is false exactly when an item is missing; `missing` names the
 * systems it is missing from.
 */
export type Collected<Item> = { items: Item[]; complete: boolean; missing: System[] };

/**
 * Asks all sources of the systems concurrently with one deadline (spec: decisions §7.2). A source that fails
 * or is too late is left out and does not affect the others.
 */
export async function collect<From extends OfSystems, Item>(
  { sources, timeoutMs, onError }: CollectOptions<From>,
  systems: readonly System[],
  ask: Ask<From, Item>,
): Promise<Collected<Item>> {
  const { signal, reached, clear } = createDeadline(timeoutMs);

  const answers = await Promise.all(
    sources
      .map((source) => ({ source, asked: systems.filter((system) => source.systems.includes(system)) }))
      .filter(({ asked }) => asked.length > 0)
      .map(async ({ source, asked }): Promise<Omit<Collected<Item>, 'complete'>> => {
        try {
          const { items, issues } = await Promise.race([ask(source, asked, signal), reached]);
          for (const kind of issues) onError(asked, kind);
          return { items, missing: issues.some(losesItems) ? asked : [] };
        } catch (error) {
          onError(asked, errorKindOf(error), error);
          return { items: [], missing: asked };
        }
      }),
  );
  clear();
  const missing = answers.flatMap((answer) => answer.missing);
  return { items: answers.flatMap(({ items }) => items), complete: missing.length === 0, missing };
}

/** Returns the combined items of two sets of sources. */
export function combined<Item>(one: Collected<Item>, other: Collected<Item>): Collected<Item> {
  return {
    items: [...one.items, ...other.items],
    complete: one.complete && other.complete,
    missing: [...one.missing, ...other.missing],
  };
}
