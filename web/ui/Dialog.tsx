import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '#texts/ui.ts';
import { CloseButton } from './CloseButton.tsx';
import { readable } from './readable.tsx';
import { lockScroll } from './scroll-lock.ts';

type Props = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** the id of the text that is read with the title */
  describedBy?: string;
  /** where the focus begins: at the title, for a dialog to be read, or at the first thing to press */
  startAtTitle?: boolean;
  /** closes it with its own button, on Escape and on a click outside; without it, nothing but its own buttons does */
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A dialog in front of the page, open for as long as it is rendered; for the browser alone. The browser keeps the page
 * behind it out of reach and returns the focus; ours are the scroll lock, and that the focus stays within.
 */
export function Dialog({
  title,
  role = 'dialog',
  describedBy,
  startAtTitle = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (startAtTitle) element?.querySelector<HTMLElement>('h2')?.focus();
    const unlock = lockScroll();
    return () => {
      element?.close();
      unlock();
    };
  }, [startAtTitle]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: Event) => {
      if (target === element) onClose?.();
    };
    // A press outside takes the focus from nothing.
    const onMouseDown = (event: Event) => {
      if (event.target === element) event.preventDefault();
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('mousedown', onMouseDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('mousedown', onMouseDown);
    };
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepWithin(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={dialog}
      className="kfp-dialog"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={onClose ? 'closerequest' : 'none'}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it against our will, as the way back does on phones.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <div className="kfp-dialog__content">
        <h2 className="kfp-dialog__title" id={titleId} tabIndex={startAtTitle ? -1 : undefined}>
          {readable(title)}
        </h2>
        {children}
      </div>
      {onClose && <CloseButton label={texts.close} className="kfp-dialog__close" onClick={onClose} />}
    </dialog>
  );
}

/** From the last place the focus goes to the first, and the other way round. */
function keepWithin(event: KeyboardEvent): void {
  const places = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea',
  );
  const [first, last] = [places[0], places[places.length - 1]];
  const [end, start] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
