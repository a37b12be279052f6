import type { ReactNode } from 'react';
import { texts } from '#texts/ui.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  href: string;
  className: string;
  /** for running text, where the icon must not start a new line */
  inText?: boolean;
  onClick?: (() => void) | undefined;
  'aria-current'?: 'page';
  children: ReactNode;
};

/**
 * Renders a link out of the portal. It opens in a new tab, which an icon and a text for screen readers
 * indicate.
 */
export function ExternalLink({ href, className, inText = false, children, ...others }: Props) {
  const icon = <Icon name="external" className="kfp-icon--small" />;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" {...others}>
      {children}
      {inText ? <span className="kfp-stays-with-word">{icon}</span> : icon}
      <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
