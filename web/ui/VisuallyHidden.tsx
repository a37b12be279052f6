import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'p'>, 'className'> & { as?: 'span' | 'p' | 'h1' };

/** Renders text only for screen readers. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: Props) {
  return <Tag {...rest} className="jkl-sr-only" />;
}
