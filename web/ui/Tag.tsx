import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { tone: 'neutral' | 'info' | 'warning' | 'error'; className?: string; children: ReactNode };

/** Renders a short label with Jøkul's tag classes. */
export function Tag({ tone, className, children }: Props) {
  return (
    <span className={classNames('jkl-tag', tone !== 'neutral' && `jkl-tag--${tone}`, className)}>
      {children}
    </span>
  );
}
