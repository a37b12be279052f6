import type { MouseEvent, ReactNode } from 'react';

let path: string | undefined;
let opened: string | undefined;

/** Returns the address of what the customer opened last in this page, as without scripts; undefined if nothing. */
export function openedAddress(): string | undefined {
  return path === window.location.pathname ? opened : undefined;
}

/**
 * Renders a form whose button opens another state of the page, by a button named `OPEN_PARAMETER`, or the
 * page's first state. Its button takes over where scripts run.
 */
export function OpenForm({ at, children }: { at?: string; children: ReactNode }) {
  const note = ({ currentTarget }: MouseEvent<HTMLFormElement>) => {
    const { name, value } = currentTarget[0] as HTMLButtonElement;
    path = window.location.pathname;
    opened = `?${name}=${value}#${at}`;
  };
  return (
    <form method="get" className="kfp-act" onClickCapture={note} {...(at && { action: `#${at}` })}>
      {children}
    </form>
  );
}
