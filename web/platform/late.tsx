import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part of the page whose code comes when it is first shown, or with `preload`. */
export type Late<Props> = FC<Props> & { preload(): Promise<void> };

type Source<Props> = { loaded: ComponentType<Props> | null; lazy: ComponentType<Props> };

/**
 * Makes a component come late: the server draws it like any other once it is preloaded, and the browser keeps what the
 * server drew until the code is there; what only the browser shows has `fallback` in its place so long.
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
  const [Part] = useState(() => source.loaded ?? source.lazy);
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
