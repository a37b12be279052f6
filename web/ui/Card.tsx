import type { ElementType, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import type { LinkTarget } from './link-target.ts';

const CARD = 'jkl-card jkl-card--high';

type Props = { className: string; ref?: Ref<HTMLDivElement>; children: ReactNode };

/** Renders a box on the page's background. */
export function Card({ className, ...rest }: Props) {
  return <div {...rest} className={classNames(CARD, className)} />;
}

type LinkProps = LinkTarget & {
  className: string;
  title?: string | undefined;
  target?: '_blank';
  rel?: 'noopener';
  onClick: MouseEventHandler;
  children: ReactNode;
};

/** Renders a card that is a single link. */
export function CardLink({ as = 'a', className, ...rest }: LinkProps) {
  const Tag: ElementType = as;
  return <Tag {...rest} className={classNames(CARD, className)} data-clickable="true" />;
}
