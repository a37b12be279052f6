import type { ReactNode } from 'react';
import { texts as general } from '#texts/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { NEW_TAB } from '../ui/new-tab.ts';
import { readable } from '../ui/readable.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  icon?: IconName;
  /** stands in the icon's place */
  mark?: ReactNode;
  /** left out: it leads nowhere */
  href?: string | undefined;
  /** it leads out of the portal, to a new tab */
  isExternal?: boolean;
  title: ReactNode;
  /** what there is to say of it */
  children?: ReactNode;
};

/** A row of what waits for the customer soon, which looks like a task's. */
export function ComingRow({ icon, mark, href, isExternal = false, title, children }: Props) {
  const Tag = href ? 'a' : 'div';
  return (
    <li>
      <Tag className="kfp-task" href={href} {...(isExternal && NEW_TAB)}>
        {icon && (
          <span className="kfp-tile">
            <Icon name={icon} />
          </span>
        )}
        {mark}
        <span className="kfp-task__text">
          <strong>{readable(title)}</strong>{' '}
          {children && <span className="kfp-subdued">{readable(children)}</span>}
        </span>
        {href && <Icon name={isExternal ? 'external' : 'chevron'} />}
        {isExternal && <VisuallyHidden>{general.opensInNewTab}</VisuallyHidden>}
      </Tag>
    </li>
  );
}
