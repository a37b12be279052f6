import type { ElementType } from 'react';
import { Icon } from './Icon.tsx';
import type { LinkTarget } from './link-target.ts';
import { readable } from './readable.tsx';

/** Renders a link from a page to its parent page, with the parent's title. */
export function BackLink({ as = 'a', children, ...target }: LinkTarget & { children: string }) {
  const Tag: ElementType = as;
  return (
    <Tag className="kfp-back-link" {...target}>
      <Icon name="back" className="kfp-icon--small" />
      <span className="kfp-link__text">{readable(children)}</span>
    </Tag>
  );
}
