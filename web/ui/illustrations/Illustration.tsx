import type { ReactNode } from 'react';

/** An illustration: decorative, sized by the page. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="kfp-illustration">
      {children}
    </svg>
  );
}
