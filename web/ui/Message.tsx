import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const ROLES = { info: 'status', warning: 'status', error: 'alert' };

type MessageProps = {
  tone: keyof typeof ROLES;
  /** the language of the text; default: that of the page */
  lang?: string | undefined;
  children: ReactNode;
};

/** Renders Jøkul's message next to its subject. It uses our own icon, because Jøkul's needs its icon font. */
export function Message({ tone, lang, children }: MessageProps) {
  return (
    <div className={`jkl-message jkl-message--${tone} kfp-message`} role={ROLES[tone]}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} className="jkl-message__icon" />
      <p className="jkl-message__content" lang={lang}>
        {children}
      </p>
    </div>
  );
}
