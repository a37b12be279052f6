import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { texts } from './texts.ts';

type Props = { href: string; className: string; onClick?: (() => void) | undefined; children: ReactNode };

/** A link out of the portal: it opens in a new tab, shows so, and says so. */
export function ExternalLink({ href, className, onClick, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
      <Icon name="external" className="kfp-icon--small" />
      <span className="jkl-sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}
