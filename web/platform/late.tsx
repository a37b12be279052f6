import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part of the page whose code comes when it is first shown, or with `preload`. */
export type Late<Props> = FC<Props> & { preload(): Promise<void> };

type Source<Props> = { loaded: ComponentType<Props> | null; lazy: ComponentType<Props> };

/**
 * Makes a component come late. Once preloaded it is like any other: so the server draws it, and so the browser wakes it
 * up with the rest of the page. Until its code is there, `fallback` has its place.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): Late<Props> {
  const source: Source<Props> = { loaded: null, lazy: lazy(async () => ({ default: await load() })) };
  const preload = async () => {
    source.loaded ??= await load();
  };
  return Object.assign((props: Props) => <LatePart source={source} fallback={fallback} props={props} />, {
    preload,
  });
}

type PartProps<Props> = { source: Source<Props>; fallback: ReactNode; props: Props };

function LatePart<Props extends object>({ source, fallback, props }: PartProps<Props>) {
  // Kept as it was first shown: changing over would lose what the customer has done in it.
  const [Loaded] = useState(() => source.loaded);
  if (Loaded) return <Loaded {...props} />;
  return (
    <Suspense fallback={fallback}>
      <source.lazy {...props} />
    </Suspense>
  );
}
