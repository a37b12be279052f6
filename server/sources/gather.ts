import type { System } from '../../domain/systems.ts';
import type { Source, SourceAnswer } from './source.ts';
import { costsItems, type FaultKind, faultKindOf } from './source-fault.ts';

type Ask<Item> = (
  source: Source,
  systems: readonly System[],
  signal: AbortSignal,
) => Promise<SourceAnswer<Item>>;

export type Gathering = {
  sources: readonly Source[];
  timeoutMs: number;
  /** told of every source that failed, came too late or had to leave something out, once for each kind */
  onFault: (systems: readonly System[], kind: FaultKind) => void;
};

/** What the sources gave together; `complete` is false exactly when an item is missing. */
export type Gathered<Item> = { items: Item[]; complete: boolean };

/**
 * Asks all sources of the systems at once, under one deadline (spec: decisions §7.2). What fails or comes too late is
 * left out, and never costs the others' items.
 */
export async function gather<Item>(
  { sources, timeoutMs, onFault }: Gathering,
  systems: readonly System[],
  ask: Ask<Item>,
): Promise<Gathered<Item>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  late.catch(() => {});

  const answers = await Promise.all(
    sources
      .map((source) => ({ source, asked: systems.filter((system) => source.systems.includes(system)) }))
      .filter(({ asked }) => asked.length > 0)
      .map(async ({ source, asked }): Promise<Gathered<Item>> => {
        try {
          const { items, faults } = await Promise.race([ask(source, asked, signal), late]);
          for (const kind of faults) onFault(asked, kind);
          return { items, complete: !faults.some(costsItems) };
        } catch (error) {
          onFault(asked, faultKindOf(error));
          return { items: [], complete: false };
        }
      }),
  );
  return {
    items: answers.flatMap((answer) => answer.items),
    complete: answers.every((answer) => answer.complete),
  };
}
