type Events = WindowEventMap & DocumentEventMap;

/**
 * Calls `listener` at each event of these types. `capture`: before handlers within the target. Returns a function that
 * stops it.
 */
export function listen<Type extends keyof Events>(
  target: EventTarget | null,
  types: readonly Type[],
  listener: (event: Events[Type]) => void,
  capture = false,
): () => void {
  const handler = listener as EventListener;
  for (const type of types) target?.addEventListener(type, handler, capture);
  return () => {
    for (const type of types) target?.removeEventListener(type, handler, capture);
  };
}
