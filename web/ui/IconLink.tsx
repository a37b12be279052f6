import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type Props = {
  href: string;
  /** shown before the text */
  icon?: IconName | undefined;
  /** whether it leads out of the portal: an icon after the text says so */
  external?: boolean;
  /** replaces the look of a link on its own line */
  className?: string;
  id?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
};

/** Renders a link whose text, but not its icon, is underlined. */
export function IconLink({ icon, external = false, className = 'kfp-icon-link', children, ...link }: Props) {
  const Tag = external ? ExternalLink : 'a';
  return (
    <Tag className={className} {...link}>
      {icon && <Icon name={icon} className="kfp-icon--small" />}
      <span className="kfp-link__text">{children}</span>
    </Tag>
  );
}
