import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import { ChunkLoadError } from '../platform/lazy.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { ActNotice } from '../shell/ActNotice.tsx';
import { LanguageLink } from '../shell/LanguageLink.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import type { PageRoute } from './route.ts';

/** Renders a page within header and footer. A logged-in customer also gets the menu and the logout button, unless the page has none. */
export function Page({ route, children }: { route: PageRoute; children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const content = (
    <>
      <ActNotice />
      <ErrorBoundary fallback={fallbackFor} resetKey={pathname}>
        {children}
      </ErrorBoundary>
    </>
  );
  if (session === 'logged-in' && !route.hasNoMenu)
    return <CustomerPage route={route}>{content}</CustomerPage>;
  return <PageLayout actions={<LanguageLink className="kfp-header__link" />}>{content}</PageLayout>;
}

function fallbackFor(error: unknown): ReactNode {
  return error instanceof ChunkLoadError ? <PageNotLoaded /> : <TechnicalError />;
}

/** Renders the route-level error screen, within header and footer (spec: shell §2.1, decisions §8.4). */
function TechnicalError() {
  return <ErrorPage screen={texts.technicalError} block={{ type: 'teknisk', name: 'Teknisk feil' }} />;
}
