import { Feedback } from '../feedback/Feedback.tsx';
import type { LazyPart, PageRoute } from './route.ts';
import { ROUTES } from './routes.tsx';

/**
 * Returns what has a script of its own of the page that somebody sees. The server renders it, so it must be there before
 * the page is hydrated; what a page shows later may come later.
 */
export function lazyModulesOf(route: PageRoute, isLoggedIn: boolean): readonly LazyPart[] {
  if (route.gate && !isLoggedIn) return [];
  const { Component, shows = [], feedback } = route;
  return [...('preload' in Component ? [Component] : []), ...shows, ...(feedback ? [Feedback] : [])];
}

/** Loads the script of every page, for the server to render. */
export async function preloadAll(): Promise<void> {
  const parts = ROUTES.flatMap((route) => ('redirect' in route ? [] : lazyModulesOf(route, true)));
  await Promise.all(parts.map((part) => part.preload()));
}
