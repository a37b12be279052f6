import type { MouseEvent, ReactNode } from 'react';
import { OPEN_PARAMETER } from '../../../domain/acts.ts';
import { ON_BEHALF_PARAMETER } from '../../../domain/sharing.ts';
import { useSharing } from '../sharing.ts';

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
 * page's first state. The page stays with the person whose data it shows. Its button takes over where scripts run.
 */
export function OpenForm({ at, children }: { at?: string; children: ReactNode }) {
  const sharing = useSharing();
  const note = ({ currentTarget }: MouseEvent<HTMLFormElement>) => {
    const { value } = currentTarget[0] as HTMLButtonElement;
    if (!value) return;
    opened = new URL(`#${at}`, window.location.href);
    opened.searchParams.set(OPEN_PARAMETER, value);
  };
  return (
    <form method="get" className="kfp-act" onClickCapture={note} {...(at && { action: `#${at}` })}>
      {children}
      {sharing && <input type="hidden" name={ON_BEHALF_PARAMETER} value={sharing.id} />}
    </form>
  );
}
