import type { Boot } from '../../contract/first-page.ts';
import { Feedback } from '../feedback/Feedback.tsx';
import type { LazyModule, PageRoute, Route } from './route.ts';

/**
 * Returns what has a script of its own of the page that somebody sees. The server renders it, so it must be there before
 * the page is hydrated; what a page shows later may come later.
 */
export function lazyModulesOf(route: PageRoute, session: Boot['session']): readonly LazyModule[] {
  const isLoggedIn = session?.kfpSessionId !== undefined;
  if (route.gate === 'login' && !isLoggedIn) return [];
  if (route.gate === 'session' && !session) return [];
  const { Component, lazyModules, feedback } = route;
  return [
    ...('preload' in Component ? [Component] : []),
    ...(lazyModules?.(isLoggedIn) ?? []),
    ...(feedback && isLoggedIn ? [Feedback] : []),
  ];
}

/** Divides what a page shows into what it is hydrated with, and what comes later where it can be hydrated selectively. */
export function partition(
  modules: readonly LazyModule[],
  hydratesSelectively: boolean,
): { first: readonly LazyModule[]; later: readonly LazyModule[] } {
  const isLater = ({ isOptional }: LazyModule) => hydratesSelectively && isOptional;
  return { first: modules.filter((module) => !isLater(module)), later: modules.filter(isLater) };
}

/** Loads the scripts of pages, for the server to render. */
export async function preloadAll(routes: readonly Route[]): Promise<void> {
  const sessions = [{ kfpSessionId: 'any' }, {}];
  const modules = routes.flatMap((route) =>
    'redirect' in route ? [] : sessions.flatMap((session) => lazyModulesOf(route, session)),
  );
  await Promise.all(modules.map((module) => module.preload()));
}
