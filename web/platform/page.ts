import type { ComponentType, ReactNode } from 'react';
import type { PathParameters } from '../../domain/match-path.ts';

/** Properties of a page in the route table. */
export type PageProps = {
  parameters: PathParameters;
  /** the feedback question at the end of the page; null if there is none */
  feedback: ReactNode;
  /** the page to render if the customer does not have the item that the address names */
  NotFound: ComponentType;
};
