import { type FocusEvent, useEffect, useRef } from 'react';
import { texts } from '#texts/toasts.ts';
import { useStore } from '../platform/store.ts';
import { toastRequests } from './show-toast.ts';
import { ToastItem } from './ToastItem.tsx';
import { addToast, toasts } from './toasts.ts';

/** Renders the toasts in front of the page. Screen readers announce new ones politely (spec: shell §4.9). */
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

  /** Moves focus from a closing toast to the next toast, otherwise to the element that had it before. */
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

/**
 * Reserves room below the page for the height of the toasts, so that they hide nothing. Scrolls the focused
 * element into view. Returns a function that stops it.
 */
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
