import type { MouseEvent, ReactNode } from 'react';

type Props = { id: string; className: string; children: ReactNode };

/**
 * Renders a link within the page. With scripts it adds no history entry, so that one step back («Gå tilbake»,
 * «Tilbake») leads to the previous page.
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
