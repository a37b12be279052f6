import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { NEW_TAB } from '../ui/new-tab.ts';
import { OpensIn } from '../ui/OpensIn.tsx';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';

type Props = {
  icon?: IconName;
  /** rendered instead of the icon */
  mark?: ReactNode;
  /** omitted for a row without a link */
  href?: string | undefined;
  /** whether the link leaves the portal and opens in a new tab */
  isExternal?: boolean;
  title: ReactNode;
  /** the text below the title */
  children?: ReactNode;
};

/** Renders a coming date, payment or claim as a row that looks like a task. */
export function ComingRow({ icon, mark, href, isExternal = false, title, children }: Props) {
  const Tag = href ? 'a' : 'div';
  return (
    <li>
      <Tag className="kfp-task" href={href} {...(isExternal && NEW_TAB)}>
        {icon && <Tile icon={icon} />}
        {mark}
        <span className="kfp-task__text">
          <strong>{readable(title)}</strong>{' '}
          {children && <span className="kfp-subdued">{readable(children)}</span>}
        </span>
        {href && <Icon name={isExternal ? 'external' : 'chevron'} />}
        {isExternal && <OpensIn />}
      </Tag>
    </li>
  );
}
