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
export type PartProps<Props> = { source: Source<Props>; fallback: ReactNode; props: Props };

/**
 * Whether the parts that a page can do without are hydrated on their own. Server and browser agree on it: only where all of
 * the page's data came with it, else an answer could come between, and what is hydrated be another than what was sent.
 */
export const HydratesInParts = createContext(false);

/** How many parts of the page wait for their code. */
export const waitingParts = createStore(0);

const RETRY_MS = 10_000;

/**
 * A part of the page within a boundary of its own. What the server sent stands there until its code has come, and is not
 * rendered anew before: React would take it from the screen.
 */
export function LaterPart<Props extends object>({ source, fallback, props }: PartProps<Props>) {
  const isFromServer = useSyncExternalStore(noChange, isFalse, isTrue);
  const [Part] = useState(() => source.loaded ?? (isFromServer ? patient(source) : source.lazy));
  const [first] = useState(props);
  const [hasArrived, setArrived] = useState(false);
  const onArrive = useCallback(() => setArrived(true), []);
  useEffect(() => (hasArrived ? undefined : waitForPart()), [hasArrived]);

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

function waitForPart(): () => void {
  waitingParts.set(waitingParts.get() + 1);
  return () => waitingParts.set(waitingParts.get() - 1);
}

/** What can't be had stays as the server sent it, and is tried again a while later. */
function patient<Props>({ load }: Source<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return await loadPatiently(load);
  }
}

const isTrue = () => true;
const isFalse = () => false;
const noChange = () => () => {};
