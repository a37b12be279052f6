import type { ComponentProps, ReactNode } from 'react';
import { Heading } from './Heading.tsx';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** makes the section a landmark with the title as its name */
  titleId?: string;
  /** the visual size of the title, if it is not a main part of the page */
  size?: 3;
};

/** Renders a section of a page below its title. */
export function Section({ title, titleId, size, children, ...section }: Props) {
  return (
    <section {...section} aria-labelledby={titleId}>
      <Heading level={2} id={titleId} {...(size && { size })}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
