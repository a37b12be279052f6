import type { ReactNode } from 'react';

/** Renders the frame of a decorative illustration. The page sets its size. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="kfp-illustration">
      {children}
    </svg>
  );
}
