import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '#texts/ui.ts';
import { CloseButton } from './CloseButton.tsx';
import { readable } from './readable.tsx';

type Props = {
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** the id of the text that screen readers read with the title */
  describedBy?: string;
  /**
   * whether the title gets the initial focus; otherwise the first control gets it. For a dialog to be read, and for a
   * question, so that a key that is held does not answer it.
   */
  startAtTitle?: boolean;
  /** called by the close button, Escape and a click outside; without it, only the dialog's own buttons close it */
  onClose?: () => void;
  children: ReactNode;
};

/**
 * Renders a modal dialog that is open while it is mounted. Only for the browser. The browser makes the page
 * behind it inert and restores the focus. This component locks scrolling and keeps the focus inside.
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
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose?.();
      }}
      onMouseDown={(event) => {
        // A press outside must not move the focus.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // The browser may close the dialog, for example on the back gesture of phones. Open it again.
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

/** Moves the focus from the last control to the first, and in the other direction. */
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

let locks = 0;

/** Locks the scrolling of the page behind a dialog, with the scrollbar's space. Returns what unlocks it. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
