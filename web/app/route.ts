import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Boot } from '../../contract/first-page.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import type { SharingScope } from '../../domain/sharing.ts';
import type { FeedbackKind } from '../feedback/options.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import type { LazyComponent } from '../platform/lazy.tsx';
import type { PageProps } from '../platform/page.ts';

/** The values that a page's queries depend on. The client has the data of earlier queries. */
export type QueriesOptions = { client: QueryClient; boot: Boot; url: URL; parameters: PathParameters };

/** A page in its own script. Its forms are in others, unless the address opens one. */
export type LazyPage = LazyComponent<PageProps> & { withForms: LazyModule };

export type PageRoute = {
  /** below /privat/forsikring, with parameters as `:name` */
  path: string;
  Component: ComponentType<PageProps> | LazyComponent<PageProps> | LazyPage;
  /** the app that the address belongs to, where the server redirects (spec: shell §2.1) */
  redirect?: string;
  /** the portal's own version of a page that may be another app for a distributor (spec: beyond §1) */
  own?: OwnPage;
  /** `login`: redirects others to the login. `session`: for all, once the session state is known */
  gate?: 'login' | 'session';
  /** returns whether a page exists for the parameters; otherwise not found */
  accepts?: (parameters: PathParameters) => boolean;
  /** the queries of the page, which the server fetches first; called again after each answer */
  queries?: (options: QueriesOptions) => readonly PageQuery[];
  /** returns whether the page can show its main content before its queries have answered */
  isKnown?: (options: QueriesOptions) => boolean;
  /** the queries that decide whether the customer has the item that the address names; without it, not found */
  existence?: (options: QueriesOptions) => readonly PageQuery[];
  /** other lazy modules that it renders behind its gate */
  lazyModules?: (isLoggedIn: boolean) => readonly LazyModule[];
  /** a page for people who are no customers: it has no menu, also for customers who are logged in */
  hasNoMenu?: true;
  /** the page has its own link back to the page above it, in every state */
  hasBackLink?: true;
  /** what another customer must share for the page to show their data; left out: it only shows the customer's own */
  onBehalf?: SharingScope;
  /** the feedback question at its end */
  feedback?: FeedbackKind;
};

/** A lazy component with any properties. */
export type LazyModule = Pick<LazyComponent<never>, 'module' | 'isOptional' | 'preload' | 'isLoaded'>;
