import type { ReactNode } from 'react';
import { RowList } from '../ui/RowList.tsx';
import { Section } from '../ui/Section.tsx';

type Props = {
  title: string;
  /** whether the samples are on the page's background, because they are cards themselves */
  areCards?: boolean;
  children: ReactNode;
};

/** Renders a group of samples under a heading. */
export function Samples({ title, areCards = false, children }: Props) {
  return (
    <Section className="kfp-list-page__section" title={title}>
      {areCards ? (
        <div className="kfp-row-list">
          <ul>{children}</ul>
        </div>
      ) : (
        <RowList>{children}</RowList>
      )}
    </Section>
  );
}

/** Renders a component in one of its states. `name` names both in English, as the code does. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="kfp-row-list__row">
      <p className="kfp-subdued" lang="en">
        {name}
      </p>
      {children}
    </li>
  );
}

/** For actions: the page has no scripts. */
export function doNothing(): void {}
