import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { NEW_TAB } from './new-tab.ts';
import { OpensIn } from './OpensIn.tsx';

type Props = {
  href: string;
  className: string;
  /** for running text, where the icon must not start a new line */
  inText?: boolean;
  onClick?: (() => void) | undefined;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** Renders a link out of the portal, with an icon and a text for screen readers about where it opens. */
export function ExternalLink({ href, className, inText = false, children, ...others }: Props) {
  const icon = <Icon name="external" className="kfp-icon--small" />;
  return (
    <a className={className} href={href} {...NEW_TAB} {...others}>
      {children}
      {inText ? <span className="kfp-stays-with-word">{icon}</span> : icon}
      <OpensIn />
    </a>
  );
}
