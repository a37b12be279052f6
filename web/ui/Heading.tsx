import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { readable } from './readable.tsx';

const CLASSES = {
  title: 'jkl-title-small',
  2: 'jkl-heading-2',
  3: 'jkl-heading-3',
  4: 'jkl-heading-4',
  5: 'jkl-heading-5',
};
const SIZE_OF_LEVEL = { 1: 'title', 2: 2, 3: 4 } as const;

type Props = ComponentProps<'h1'> & {
  /** its level in the page's outline */
  level: keyof typeof SIZE_OF_LEVEL;
  /** the visual size, if it differs from the level's default */
  size?: keyof typeof CLASSES;
};

/**
 * Renders a heading in one of Jøkul's sizes. The page's title can take the focus after navigation by a link.
 */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, children, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag tabIndex={level === 1 ? -1 : undefined} {...rest} className={classNames(CLASSES[size], className)}>
      {readable(children)}
    </Tag>
  );
}
