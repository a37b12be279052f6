import { type ComponentType, type FC, lazy, type ReactNode, Suspense, use, useState } from 'react';
import {
  type BoundaryProps,
  DeferredBoundary,
  SelectiveHydration,
  type Source,
} from './DeferredBoundary.tsx';

/** A component with a script of its own, which comes when it is first shown, or with `preload`. */
export type LazyComponent<Props> = FC<Props> & {
  /** the file that holds it, for the server to name what the page loads */
  module: string;
  /** whether a first page can be hydrated without it */
  isOptional: boolean;
  preload(): Promise<void>;
  isLoaded(): boolean;
};

/** The code of a component can't be had: the network is gone, or a deployment has taken the file away. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a page could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Makes a component lazy. Once preloaded it is like any other: so the server renders it, and so the browser hydrates it
 * with the rest of the page. Until its code is there, `fallback` has its place. Throws `ChunkLoadError` where the code
 * can't be had, and tries again the next time it is shown.
 */
export function lazyComponent<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  const source: Source<Props> = { loaded: null, lazy: lazySource(), load };
  return Object.assign((props: Props) => <LazyModule source={source} fallback={fallback} props={props} />, {
    module,
    isOptional: false,
    preload: () => preload(source),
    isLoaded: () => source.loaded !== null,
  });

  // React keeps a rejected import for ever; a new one takes its place.
  function lazySource(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        source.lazy = lazySource();
        throw new ChunkLoadError(error);
      }
    });
  }
}

/**
 * The same for what a page can do without: where its code can't be had, nothing has its place. Of a first page that has
 * all its data, the browser hydrates it on its own after the rest, once its code is there.
 */
export function optionalLazyComponent<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  const source: Source<Props> = {
    loaded: null,
    lazy: lazy(async () => ({ default: await load().catch(() => Nothing) })),
    load,
  };
  return Object.assign(
    (props: Props) => {
      const Part = use(SelectiveHydration) ? DeferredBoundary : LazyModule;
      return <Part source={source} fallback={fallback} props={props} />;
    },
    {
      module,
      isOptional: true,
      preload: () => preload(source),
      isLoaded: () => source.loaded !== null,
    },
  );
}

async function preload<Props>(source: Source<Props>): Promise<void> {
  source.loaded ??= await source.load();
}

function Nothing() {
  return null;
}

function LazyModule<Props extends object>({ source, fallback, props }: BoundaryProps<Props>) {
  // Kept as it was first shown: changing over would lose what the customer has done in it.
  const [Loaded] = useState(() => source.loaded);
  const [Lazy] = useState(() => source.lazy);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={fallback}>
      <Lazy {...props} />
    </Suspense>
  );
}
