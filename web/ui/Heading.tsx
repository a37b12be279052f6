import { type ComponentProps, createContext, useContext } from 'react';
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

/** The id of an element that screen readers read with the page's title, such as whose data the page shows. */
export const TitleDescription = createContext<string | undefined>(undefined);

type Props = ComponentProps<'h1'> & {
  /** its level in the page's outline */
  level: keyof typeof SIZE_OF_LEVEL;
  /** the visual size, if it differs from the level's default */
  size?: keyof typeof CLASSES;
};

/** Renders a heading in one of Jøkul's sizes. The page's title can take the focus after navigation by a link. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, children, ...rest }: Props) {
  const Tag = `h${level}` as const;
  const description = useContext(TitleDescription);
  const ofTitle = level === 1 ? { tabIndex: -1, 'aria-describedby': description } : {};
  return (
    <Tag {...ofTitle} {...rest} className={classNames(CLASSES[size], className)}>
      {readable(children)}
    </Tag>
  );
}
