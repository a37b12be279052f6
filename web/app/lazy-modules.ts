import type { Boot } from '../../contract/first-page.ts';
import { Feedback } from '../feedback/Feedback.tsx';
import type { LazyModule, LazyPage, PageRoute } from './route.ts';

/**
 * Returns the lazy modules of the page that the customer sees. The server renders them, so they must be
 * loaded before hydration. Modules of parts that are shown later are not included. `opensForm`: the address
 * opens the form of an act.
 */
export function lazyModulesOf(
  route: PageRoute,
  session: Boot['session'],
  opensForm = false,
): readonly LazyModule[] {
  const isLoggedIn = session?.kfpSessionId !== undefined;
  if (route.gate === 'login' && !isLoggedIn) return [];
  if (route.gate === 'session' && !session) return [];
  const { Component, lazyModules, feedback } = route;
  return [
    ...('preload' in Component ? [withForms(Component, opensForm)] : []),
    ...(lazyModules?.(isLoggedIn) ?? []),
    ...(feedback && isLoggedIn ? [Feedback] : []),
  ];
}

function withForms(page: LazyModule | LazyPage, opensForm: boolean): LazyModule {
  return opensForm && 'withForms' in page ? page.withForms : page;
}

/** Splits modules into those needed for hydration and those that may load later during selective hydration. */
export function partition(
  modules: readonly LazyModule[],
  hydratesSelectively: boolean,
): { first: readonly LazyModule[]; later: readonly LazyModule[] } {
  const isLater = ({ isOptional }: LazyModule) => hydratesSelectively && isOptional;
  return { first: modules.filter((module) => !isLater(module)), later: modules.filter(isLater) };
}

/** Loads the lazy modules of all routes, for server rendering. */
export async function preloadAll(routes: readonly PageRoute[]): Promise<void> {
  const sessions = [{ kfpSessionId: 'any' }, {}];
  const modules = routes.flatMap((route) =>
    sessions.flatMap((session) => lazyModulesOf(route, session, true)),
  );
  await Promise.all(modules.map((module) => module.preload()));
}
