import type { MouseEvent, ReactNode } from 'react';

type Props = { id: string; className: string; children: ReactNode };

/**
 * A link to a place on the page itself. With scripts it leaves no step of its own in the history, so that one step back
 * («Gå tilbake», «Tilbake») leads to the page before.
 */
export function InPageLink({ id, className, children }: Props) {
  return (
    <a className={className} href={`#${id}`} onClick={(event) => goWithinPage(event, id)}>
      {children}
    </a>
  );
}

function goWithinPage(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.location.replace(`#${id}`);
}
