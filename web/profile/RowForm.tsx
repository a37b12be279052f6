import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useEscape } from '../ui/use-escape.ts';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import type { Row } from './use-row.ts';

type Props = {
  row: Row;
  /** a save is running, which can't be cancelled */
  isPending: boolean;
  /** the error of the last save; null: no error */
  error: unknown;
  children: ReactNode;
};

/**
 * Renders the form of an open row. It takes the focus if a press opened the row. On closing it returns the
 * focus to the row's button, unless the focus has moved elsewhere.
 */
export function RowForm({ row, isPending, error, children }: Props) {
  const { startsWithFocus, place, button, setState, close } = row;
  const form = useFocusWhen<HTMLDivElement>(startsWithFocus, {
    selector: 'input:not([type="hidden"]), button',
  });
  const hasFailed = error !== null;
  useEffect(
    () => setState(isPending ? 'saving' : hasFailed ? 'failed' : 'idle'),
    [isPending, hasFailed, setState],
  );

  useEscape(place, () => {
    if (!isPending) close();
  });

  useEffect(() => {
    // In a row that was open before scripts ran, the customer may be typing.
    if (!startsWithFocus) return;
    // Selects the existing text, so that typing replaces it and moving the cursor edits it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement)) {
      activeElement.select();
    }
  }, [form, startsWithFocus]);

  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => button.current?.focus());
    };
  }, [form, button]);

  return (
    <div ref={form} className="kfp-row__form">
      {children}
    </div>
  );
}
