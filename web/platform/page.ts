import type { ReactNode } from 'react';

/** The values of a path's parameters, such as `produkt` of `/kvittering/:produkt`. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** What a page of the route table gets. */
export type PageProps = {
  parameters: PathParameters;
  /** what the page asks at its end; null where it asks nothing */
  feedback: ReactNode;
};
