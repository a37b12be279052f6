import type { ReactNode } from 'react';
import type { PathParameters } from '../../domain/match-path.ts';

/** What a page of the route table gets. */
export type PageProps = {
  parameters: PathParameters;
  /** what the page asks at its end; null where it asks nothing */
  feedback: ReactNode;
};
