import type { ReactNode } from 'react';
import { texts } from '#texts/ui.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  href: string;
  className: string;
  /** within running text, where the icon must not begin a line of its own */
  inText?: boolean;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

/** A link out of the portal: it opens in a new tab, shows so, and says so. */
export function ExternalLink({ href, className, inText = false, onClick, children }: Props) {
  const icon = <Icon name="external" className="kfp-icon--small" />;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
      {inText ? <span className="kfp-stays-with-word">{icon}</span> : icon}
      <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
