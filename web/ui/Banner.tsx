import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Renders a warning about the whole page, directly below the header. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="kfp-banner">
      <Icon name="warning" />
      <div className="kfp-banner__text">{children}</div>
    </div>
  );
}
