import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The line of a `details` that opens it, where it is no expander of its own. */
export function ExpanderLine({ children }: { children: ReactNode }) {
  return (
    <summary className="kfp-expander__line">
      {children}
      <Icon name="expand" className="kfp-expander__chevron" />
    </summary>
  );
}
