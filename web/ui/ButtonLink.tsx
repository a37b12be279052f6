import type { ElementType, MouseEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { LinkTarget } from './link-target.ts';

type Props = LinkTarget & {
  variant: 'primary' | 'secondary';
  className?: string;
  onClick?: MouseEventHandler | undefined;
  'aria-describedby'?: string;
  children: ReactNode;
};

/** A link that looks like Jøkul's button. Its words may wrap. */
export function ButtonLink({ as = 'a', variant, className, ...rest }: Props) {
  const Tag: ElementType = as;
  return <Tag {...rest} className={classNames(`jkl-button jkl-button--${variant} kfp-button`, className)} />;
}
