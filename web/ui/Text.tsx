import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'p'> & {
  /** 'body' is the size of a lead; 'small' is the size of all other text */
  size?: 'body' | 'small';
};

/** Renders a paragraph in one of Jøkul's text sizes. The default is the size of a lead. */
export function Text({ size = 'body', className, ...rest }: Props) {
  return <p {...rest} className={classNames(`jkl-${size}`, className)} />;
}
