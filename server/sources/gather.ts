import type { System } from '../../domain/systems.ts';
import type { Source, SourceAnswer } from './source.ts';

type Ask<Item> = (
  source: Source,
  systems: readonly System[],
  signal: AbortSignal,
) => Promise<SourceAnswer<Item>>;

export type Gathering = {
  sources: readonly Source[];
  timeoutMs: number;
  /** told of every source that failed or came too late */
  onFault: (systems: readonly System[], error: unknown) => void;
};

/**
 * Asks all sources of the systems at once, under one deadline (decisions 7). What fails or comes too late is
 * left out; `complete` is false exactly when something is missing.
 */
export async function gather<Item>(
  { sources, timeoutMs, onFault }: Gathering,
  systems: readonly System[],
  ask: Ask<Item>,
): Promise<SourceAnswer<Item>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  late.catch(() => {});

  const answers = await Promise.all(
    sources
      .map((source) => ({ source, asked: systems.filter((system) => source.systems.includes(system)) }))
      .filter(({ asked }) => asked.length > 0)
      .map(async ({ source, asked }): Promise<SourceAnswer<Item>> => {
        try {
          return await Promise.race([ask(source, asked, signal), late]);
        } catch (error) {
          onFault(asked, error);
          return { items: [], complete: false };
        }
      }),
  );
  return {
    items: answers.flatMap((answer) => answer.items),
    complete: answers.every((answer) => answer.complete),
  };
}
