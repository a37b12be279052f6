import type { ComponentProps, ElementType, MouseEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ExternalLink } from './ExternalLink.tsx';
import type { LinkTarget } from './link-target.ts';
import { readable } from './readable.tsx';

type Props = LinkTarget & {
  variant: 'primary' | 'secondary';
  'data-density'?: 'compact';
  className?: string;
  onClick?: MouseEventHandler | undefined;
  /** opens the link outside the frame */
  target?: '_top';
  'aria-label'?: string;
  children: ReactNode;
};

type ExternalProps = Pick<Props, 'variant'> &
  Pick<ComponentProps<typeof ExternalLink>, 'href' | 'onClick' | 'children'>;

/** Renders a button link out of the portal, in a new tab. */
export function ExternalButtonLink({ variant, href, onClick, children }: ExternalProps) {
  return (
    <ExternalLink href={href} className={`jkl-button jkl-button--${variant} kfp-button`} onClick={onClick}>
      {readable(children)}
    </ExternalLink>
  );
}

/** Renders a link that looks like Jøkul's button. Its text may wrap. */
export function ButtonLink({ as = 'a', variant, className, children, ...rest }: Props) {
  const Tag: ElementType = as;
  return (
    <Tag {...rest} className={classNames(`jkl-button jkl-button--${variant} kfp-button`, className)}>
      {readable(children)}
    </Tag>
  );
}
