import { texts } from '#texts/ui.ts';
import { lazyComponent } from '../platform/lazy.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';

/** Shown in place of a page while it is not known, or its code has not loaded (spec: shell §2.2). */
export const LOADING = <PageLoading text={texts.pleaseWait} />;

/** The two pages of the overview root. A customer sees only one of them. */
export const LazyOverview = lazyComponent(
  'web/overview/OverviewPage.tsx',
  async () => (await import('../overview/OverviewPage.tsx')).OverviewPage,
  LOADING,
);
export const LazyLogin = lazyComponent(
  'web/login/LoginPage.tsx',
  async () => (await import('../login/LoginPage.tsx')).LoginPage,
  LOADING,
);
