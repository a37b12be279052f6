import { useEffect } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { lazyComponent } from '../platform/lazy.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import type { Exit } from './exit.ts';
import { LOADING } from './lazy-root.tsx';

/** Comes once the page can do without it, since it has to work where there is no network. */
export const LazyExit = lazyComponent(
  'web/app/ExitScreen.tsx',
  async () => (await import('./ExitScreen.tsx')).ExitScreen,
  LOADING,
);

/** What stands in the place of every page for a customer on the way out. */
export function LeavingPage({ exit }: { exit: Exit }) {
  const { distributor } = useBoot();
  useEffect(focusTitle, []);
  return (
    <PageLayout distributor={distributor}>
      <LazyExit exit={exit} />
    </PageLayout>
  );
}
