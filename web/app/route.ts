import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Boot } from '../../contract/first-page.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import type { OwnPage } from '../../domain/own-pages.ts';
import type { FeedbackKind } from '../feedback/options.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import type { LazyComponent } from '../platform/lazy.tsx';
import type { PageProps } from '../platform/page.ts';
import type { SessionState } from '../platform/session/session.ts';
import type { MenuPageName } from '../shell/active-item.ts';

/** What a page's title depends on. */
export type TitleOptions = { session: SessionState; parameters: PathParameters };

/** What a page's queries depend on; the client knows what those before them came with. */
export type QueriesOptions = { client: QueryClient; boot: Boot; url: URL };

/** An address of ours that belongs to another app: the browser goes there. */
export type RedirectRoute = { path: string; redirect: string };

/** An entry of the route table. */
export type PageRoute = {
  /** below /privat/forsikring, a parameter as `:name` */
  path: string;
  Component: ComponentType<PageProps> | LazyComponent<PageProps>;
  /** absent: it comes with the lazy component */
  title?: string | ((options: TitleOptions) => string);
  /** what the server answers with; absent: 200 */
  status?: number;
  /** the page of ours that it is, where a distributor may have an app instead (spec: beyond §1) */
  own?: OwnPage;
  /** its entry comes with those of such pages, and in no other page */
  loadsOwnRoutes?: true;
  /** who sees it: `login`, whoever is logged in, all others are led to the login; `session`, all, once that is known */
  gate?: 'login' | 'session';
  /** the values of its parameters that there is a page for; all others are not found */
  accepts?: (parameters: PathParameters) => boolean;
  /** what it renders from, for the server to fetch first; called again with every answer that has come */
  queries?: (options: QueriesOptions) => readonly PageQuery[];
  /** what else with a script of its own it shows behind its gate */
  lazyModules?: (isLoggedIn: boolean) => readonly LazyModule[];
  /** the item of the menu that leads to it */
  menu?: MenuPageName;
  /** what it asks at its end */
  feedback?: FeedbackKind;
};

export type Route = PageRoute | RedirectRoute;

/** A lazy component, whatever its props. */
export type LazyModule = Pick<LazyComponent<never>, 'module' | 'isOptional' | 'preload' | 'isLoaded'>;
