import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useEscape } from '../ui/use-escape.ts';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import type { Row } from './use-row.ts';

type Props = {
  row: Row;
  /** something is being saved, which can't be called back */
  isPending: boolean;
  /** why the last save failed; null: it did not */
  error: unknown;
  children: ReactNode;
};

/**
 * What an open row shows below its value. It takes the focus when a press has opened it, and gives it back to the row's
 * button, also on Escape; who has gone on to another row meanwhile stays there.
 */
export function RowForm({ row, isPending, error, children }: Props) {
  const { startsWithFocus, place, button, setState, close } = row;
  const form = useFocusWhen<HTMLDivElement>(startsWithFocus, { selector: 'input, button' });
  const hasFailed = error !== null;
  useEffect(
    () => setState(isPending ? 'saving' : hasFailed ? 'failed' : 'idle'),
    [isPending, hasFailed, setState],
  );

  useEscape(place, () => {
    if (!isPending) close();
  });

  useEffect(() => {
    // What stands there already is replaced by typing, and edited by moving in it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement)) {
      activeElement.select();
    }
  }, [form]);

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
