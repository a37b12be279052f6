import type { MouseEvent, ReactNode } from 'react';
import { OPEN_PARAMETER } from '../../../domain/acts.ts';
import { useSearch } from '../router/router.ts';
import { HiddenFields } from './HiddenFields.tsx';

let opened: URL | undefined;

/**
 * Returns the address of what the customer opened last in this page, as without scripts; undefined if nothing, or if the
 * page has its button again because it is closed.
 */
export function openedAddress(): URL | undefined {
  if (opened?.pathname !== window.location.pathname) return undefined;
  const name = CSS.escape(opened.searchParams.get(OPEN_PARAMETER) ?? '');
  return document.querySelector(`[name=${OPEN_PARAMETER}][value="${name}"]`) ? undefined : opened;
}

/**
 * Renders a form whose button opens another state of the page, by a button named `OPEN_PARAMETER`, or the
 * page's first state. The other parameters of the address stay. Its button takes over where scripts run.
 */
export function OpenForm({ at, children }: { at?: string; children: ReactNode }) {
  const kept = [...useSearch()].filter(([name]) => name !== OPEN_PARAMETER);
  const note = ({ currentTarget }: MouseEvent<HTMLFormElement>) => {
    const { value } = currentTarget[0] as HTMLButtonElement;
    opened = new URL(at ? `#${at}` : '', window.location.href);
    opened.search = `${new URLSearchParams(value ? [[OPEN_PARAMETER, value], ...kept] : kept)}`;
  };
  return (
    <form method="get" className="kfp-act" onClickCapture={note} {...(at && { action: `#${at}` })}>
      {children}
      <HiddenFields of={kept} />
    </form>
  );
}
