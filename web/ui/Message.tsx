import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const ROLES = { info: 'status', warning: 'status', error: 'alert' };

/** Renders Jøkul's message next to its subject. It uses our own icon, because Jøkul's needs its icon font. */
export function Message({ tone, children }: { tone: keyof typeof ROLES; children: ReactNode }) {
  return (
    <div className={`jkl-message jkl-message--${tone} kfp-message`} role={ROLES[tone]}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} className="jkl-message__icon" />
      <p className="jkl-message__content">{children}</p>
    </div>
  );
}
