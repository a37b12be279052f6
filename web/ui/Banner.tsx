import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A warning about the whole page, right under the header. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="kfp-banner" role="status">
      <Icon name="warning" />
      <p className="kfp-banner__text">{children}</p>
    </div>
  );
}
