import type { ElementType } from 'react';
import { Icon } from './Icon.tsx';
import type { LinkTarget } from './link-target.ts';

/** The way back from a page to the one above it, by that one's title. */
export function BackLink({ as = 'a', children, ...target }: LinkTarget & { children: string }) {
  const Tag: ElementType = as;
  return (
    <Tag className="kfp-back-link" {...target}>
      <Icon name="back" />
      {children}
    </Tag>
  );
}
