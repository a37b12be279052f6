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

  useEffect(() => (region.current ? keepPageClearOf(region.current) : undefined), []);

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

/** Reserves as much room below the page as the toasts take, so that nothing stays behind them, least of all what has the focus. */
function keepPageClearOf(region: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = `${region.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBlockEnd = height;
    document.body.style.paddingBlockEnd = height;
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(region);
  return () => observer.disconnect();
}
