import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { createStore } from './store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The code of a lazy component: the loaded component, its lazy wrapper, and the function that imports it. */
export type Source<Props> = {
  loaded: ComponentType<Props> | null;
  lazy: ComponentType<Props>;
  load: () => Promise<ComponentType<Props>>;
};
export type BoundaryProps<Props> = { source: Source<Props>; fallback: ReactNode; props: Props };

/**
 * Whether the page is hydrated selectively: optional parts hydrate on their own, after the rest. True only
 * when the page contains all its data. Otherwise a response could arrive in between and change the markup
 * that is hydrated. Server and browser must use the same value.
 */
export const SelectiveHydration = createContext(false);

/** Number of boundaries on the page that wait for their code. */
export const pendingBoundaries = createStore(0);

const RETRY_MS = 10_000;

/**
 * Renders a boundary that is hydrated later than the page around it. The server's markup stays until the code
 * has loaded. It is not rendered again before that, because React would remove it from the screen.
 */
export function DeferredBoundary<Props extends object>({ source, fallback, props }: BoundaryProps<Props>) {
  const isHydrated = useIsHydrated();
  const [Part] = useState(() => source.loaded ?? (isHydrated ? source.lazy : lazyWithRetries(source)));
  const [first] = useState(props);
  const [hasArrived, setArrived] = useState(false);
  const onArrive = useCallback(() => setArrived(true), []);
  useEffect(() => (hasArrived ? undefined : waitForCode()), [hasArrived]);

  const shown = hasArrived ? props : first;
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Part {...shown} />
        <Arrival onArrive={onArrive} />
      </Suspense>
    ),
    [Part, fallback, shown, onArrive],
  );
}

function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

function waitForCode(): () => void {
  pendingBoundaries.set(pendingBoundaries.get() + 1);
  return () => pendingBoundaries.set(pendingBoundaries.get() - 1);
}

/** Keeps the server's markup when loading fails, and tries again after 10 s. */
function lazyWithRetries<Props>({ load }: Source<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadWithRetries(load) }));
}

async function loadWithRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return await loadWithRetries(load);
  }
}
