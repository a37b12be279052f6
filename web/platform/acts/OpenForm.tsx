import type { ReactNode } from 'react';

/**
 * Renders a form whose button opens another state of the page, by a button named `OPEN_PARAMETER`, or the
 * page's first state. Its button takes over where scripts run.
 */
export function OpenForm({ at, children }: { at?: string; children: ReactNode }) {
  return (
    <form method="get" className="kfp-act" {...(at && { action: `#${at}` })}>
      {children}
    </form>
  );
}
