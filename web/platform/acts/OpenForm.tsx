import type { MouseEvent, ReactNode } from 'react';
import { OPEN_PARAMETER } from '../../../domain/acts.ts';
import { useSearch } from '../router/router.ts';
import { HiddenFields } from './HiddenFields.tsx';

let path: string | undefined;
let opened: string | undefined;

/** Returns the address of what the customer opened last in this page, as without scripts; undefined if nothing. */
export function openedAddress(): string | undefined {
  return path === window.location.pathname ? opened : undefined;
}

/**
 * Renders a form whose button opens another state of the page, by a button named `OPEN_PARAMETER`, or the
 * page's first state. The other parameters of the address stay. Its button takes over where scripts run.
 */
export function OpenForm({ at, children }: { at?: string; children: ReactNode }) {
  const kept = [...useSearch()].filter(([name]) => name !== OPEN_PARAMETER);
  const note = ({ currentTarget }: MouseEvent<HTMLFormElement>) => {
    const { name, value } = currentTarget[0] as HTMLButtonElement;
    path = window.location.pathname;
    opened = `?${new URLSearchParams([[name, value], ...kept])}#${at}`;
  };
  return (
    <form method="get" className="kfp-act" onClickCapture={note} {...(at && { action: `#${at}` })}>
      {children}
      <HiddenFields of={kept} />
    </form>
  );
}
