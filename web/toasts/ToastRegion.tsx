import { type FocusEvent, useEffect, useRef } from 'react';
import { texts } from '#texts/toasts.ts';
import { useStore } from '../platform/store.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { keepPageClearOf } from '../ui/keep-page-clear.ts';
import { toastRequests } from './show-toast.ts';
import type { Toast } from './toast-queue.ts';
import { addToast, dispatchToast, toasts } from './toasts.ts';

/** Renders the toasts in front of the page. Screen readers announce new ones politely (spec: shell §4.9). */
export function ToastRegion() {
  const shown = useStore(toasts).filter(({ phase }) => phase !== 'waiting');
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    toastRequests.drainTo(addToast);
    return () => toastRequests.drainTo(null);
  }, []);

  useEffect(() => keepPageClearOf(region.current), []);

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

type Props = {
  toast: Toast;
  /** called before the toast closes by its button, which has focus */
  onClose: () => void;
};

/** Renders one toast. Its timer pauses while the pointer is over it or the focus is in it (spec: shell §4.9). */
function ToastItem({ toast: { id, text, tone, phase }, onClose }: Props) {
  const close = () => {
    onClose();
    dispatchToast({ type: 'closed', id });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; a button closes it
    <div
      className={`kfp-toast kfp-toast--${tone}`}
      data-phase={phase}
      onPointerEnter={() => dispatchToast({ type: 'held', id, by: 'pointer' })}
      onPointerLeave={() => dispatchToast({ type: 'released', id, by: 'pointer' })}
      onFocus={() => dispatchToast({ type: 'held', id, by: 'focus' })}
      onBlur={() => dispatchToast({ type: 'released', id, by: 'focus' })}
    >
      <p className="kfp-toast__text">{text}</p>
      <span aria-live="off">
        <CloseButton label={texts.close} onClick={close} />
      </span>
    </div>
  );
}
