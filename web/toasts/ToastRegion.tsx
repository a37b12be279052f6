import { type FocusEvent, useEffect, useRef } from 'react';
import { texts } from '#texts/toasts.ts';
import { useStore } from '../platform/store.ts';
import { toastRequests } from './show-toast.ts';
import { ToastItem } from './ToastItem.tsx';
import { addToast, toasts } from './toasts.ts';

/** Where toasts stand, in front of whatever page there is; what comes is read out politely (spec: shell §4.9). */
export function ToastRegion() {
  const shown = useStore(toasts).filter(({ phase }) => phase !== 'waiting');
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    toastRequests.drainTo(addToast);
    return () => toastRequests.drainTo(null);
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
  };

  /** The focus must not get lost with the toast that it stood in: to the next one, or to where it came from. */
  const moveFocus = () => {
    const buttons = region.current?.querySelectorAll<HTMLElement>('[data-phase="visible"] button') ?? [];
    const next = [...buttons].find((button) => button !== document.activeElement);
    (next ?? cameFrom.current)?.focus();
  };

  return (
    <section
      className="kfp-toasts"
      aria-label={texts.region}
      aria-live="polite"
      ref={region}
      onFocus={onFocus}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={moveFocus} />
      ))}
    </section>
  );
}
