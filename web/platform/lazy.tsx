import { type ComponentType, type FC, lazy, type ReactNode, Suspense, use, useState } from 'react';
import {
  type BoundaryProps,
  DeferredBoundary,
  SelectiveHydration,
  type Source,
} from './DeferredBoundary.tsx';

/** A component in its own script, which loads when first rendered, or with `preload`. */
export type LazyComponent<Props> = FC<Props> & {
  /** the component's file; the server uses it to list the scripts of a page */
  module: string;
  /** whether a first page can be hydrated without it */
  isOptional: boolean;
  preload(): Promise<void>;
  isLoaded(): boolean;
};

/** Thrown when the code of a component can't be loaded: the network is down, or a deployment has removed the file. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a page could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Returns a lazy version of a component. After preloading it renders synchronously, on the server and during
 * hydration. Until then it renders `fallback`. Throws `ChunkLoadError` if loading fails, and tries again on
 * the next render.
 */
export function lazyComponent<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  const source: Source<Props> = { loaded: null, lazy: lazySource(), load };
  return lazyOf(source, fallback, { module, isOptional: false });

  // React caches a rejected import permanently, so a failed one is replaced.
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
 * Returns a lazy version of a component that a page can do without. If its code can't be loaded, it renders
 * nothing. On a first page with all its data, the browser hydrates it on its own, after the rest.
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
  return lazyOf(source, fallback, { module, isOptional: true });
}

function lazyOf<Props extends object>(
  source: Source<Props>,
  fallback: ReactNode,
  { module, isOptional }: Pick<LazyComponent<Props>, 'module' | 'isOptional'>,
): LazyComponent<Props> {
  return Object.assign(
    (props: Props) => {
      const Part = use(SelectiveHydration) && isOptional ? DeferredBoundary : SuspendedModule;
      return <Part source={source} fallback={fallback} props={props} />;
    },
    {
      module,
      isOptional,
      async preload() {
        source.loaded ??= await source.load();
      },
      isLoaded: () => source.loaded !== null,
    },
  );
}

function Nothing() {
  return null;
}

function SuspendedModule<Props extends object>({ source, fallback, props }: BoundaryProps<Props>) {
  // Kept from the first render: switching components would lose the customer's input.
  const [Loaded] = useState(() => source.loaded);
  const [Lazy] = useState(() => source.lazy);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={fallback}>
      <Lazy {...props} />
    </Suspense>
  );
}
