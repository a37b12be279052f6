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
  useSyncExternalStore,
} from 'react';
import { createStore } from './store.ts';

/** The code of a lazy component: what has come of it, and what fetches it when it is rendered. */
export type Source<Props> = {
  loaded: ComponentType<Props> | null;
  lazy: ComponentType<Props>;
  load: () => Promise<ComponentType<Props>>;
};
export type BoundaryProps<Props> = { source: Source<Props>; fallback: ReactNode; props: Props };

/**
 * Whether the page is hydrated selectively: what it can do without on its own, after the rest. Server and browser agree on it: only where all of
 * the page's data came with it, else an answer could come between, and what is hydrated be another than what was sent.
 */
export const SelectiveHydration = createContext(false);

/** How many boundaries of the page wait for their code. */
export const pendingBoundaries = createStore(0);

const RETRY_MS = 10_000;

/**
 * A boundary that is hydrated later than the page around it. What the server sent stands there until its code has come, and is not
 * rendered anew before: React would take it from the screen.
 */
export function DeferredBoundary<Props extends object>({ source, fallback, props }: BoundaryProps<Props>) {
  const isFromServer = useSyncExternalStore(noChange, isFalse, isTrue);
  const [Part] = useState(() => source.loaded ?? (isFromServer ? lazyWithRetries(source) : source.lazy));
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

/** What can't be had stays as the server sent it, and is tried again a while later. */
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

const isTrue = () => true;
const isFalse = () => false;
const noChange = () => () => {};
