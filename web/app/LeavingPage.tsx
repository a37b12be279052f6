import { useEffect } from 'react';
import { BootProvider, useBoot } from '../platform/boot.tsx';
import { lazyComponent } from '../platform/lazy.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import type { Exit } from './exit.ts';
import { LOADING } from './lazy-root.tsx';

/** Preloaded after the first view, because it must work offline. */
export const LazyExit = lazyComponent(
  'web/app/ExitScreen.tsx',
  async () => (await import('./ExitScreen.tsx')).ExitScreen,
  LOADING,
);

/** Renders the exit screen in place of every page. It shows nothing of a customer, also not whose data a page showed. */
export function LeavingPage({ exit }: { exit: Exit }) {
  useEffect(focusTitle, []);
  const boot = { ...useBoot(), sharing: undefined };
  return (
    <BootProvider value={boot}>
      <PageLayout>
        <LazyExit exit={exit} />
      </PageLayout>
    </BootProvider>
  );
}
