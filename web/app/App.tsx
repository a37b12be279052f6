import { Outlet, Route, Routes, useMatch } from 'react-router';
import { useSession } from '../platform/session/session.ts';
import { ERRORS, PURCHASE_BLOCKS } from '../shell/error-screens.ts';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';
import { ErrorTypePage } from './ErrorTypePage.tsx';
import { ExitScreen } from './ExitScreen.tsx';
import { useExit } from './exit.ts';
import { Gate } from './Gate.tsx';
import { LoggedOutPage } from './LoggedOutPage.tsx';
import { LAZY_PAGES } from './lazy-pages.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewRoot } from './OverviewRoot.tsx';
import { Page } from './Page.tsx';
import { PaymentRedirect } from './PaymentRedirect.tsx';
import { GATED_ROUTES } from './routes.ts';
import { useConfigurationCheck } from './use-configuration-check.ts';
import { useHydrated } from './use-hydrated.ts';
import { usePageChange } from './use-page-change.ts';

/** The router table (spec: shell §2.1), within whatever router and providers the browser or the server gives it. */
export function App() {
  usePageChange();
  useHydrated();
  useConfigurationCheck();
  const exit = useExit();
  // Nothing that a page does may lead elsewhere: there is no page any more.
  if (exit) return <ExitScreen exit={exit} />;
  return (
    <Routes>
      <Route path="/betaling" element={<PaymentRedirect />} />
      <Route element={<WithinPage />}>
        <Route index element={<OverviewRoot />} />
        <Route element={<Gate />}>
          {GATED_ROUTES.map((path) => {
            const { Page: LazyPage } = LAZY_PAGES[path];
            return <Route key={path} path={path} element={<LazyPage />} />;
          })}
        </Route>
        <Route path="/utlogget" element={<LoggedOutPage how="logout" />} />
        <Route path="/tidsavbrudd" element={<LoggedOutPage how="timeout" />} />
        <Route path="/feil/:type" element={<ErrorTypePage screens={ERRORS} />} />
        <Route path="/kjopsstopp/:type" element={<ErrorTypePage screens={PURCHASE_BLOCKS} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/**
 * All pages share one header and footer; the root has neither while nobody knows what it will show (spec: shell §2.8).
 */
function WithinPage() {
  const isRoot = useMatch('/') !== null;
  const session = useSession();
  if (isRoot && session === 'loading') return <FullScreenLoader />;
  return (
    <Page>
      <Outlet />
    </Page>
  );
}
