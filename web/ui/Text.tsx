import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'p'> & {
  /** 'body' is the size of a lead, 'small' that of everything else */
  size?: 'body' | 'small';
};

/** A paragraph in one of Jøkul's text sizes: without `size` that of a lead. */
export function Text({ size = 'body', className, ...rest }: Props) {
  return <p {...rest} className={classNames(`jkl-${size}`, className)} />;
}
