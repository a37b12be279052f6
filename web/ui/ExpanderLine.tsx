import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Renders the summary line of a `details` element that is not an `Expander`. */
export function ExpanderLine({ children }: { children: ReactNode }) {
  return (
    <summary className="kfp-expander__line">
      {children}
      <Icon name="expand" className="kfp-expander__chevron" />
    </summary>
  );
}
