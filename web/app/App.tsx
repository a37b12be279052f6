import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { useSession } from '../platform/session/session.ts';
import { FullScreenLoader } from '../shell/FullScreenLoader.tsx';
import { AddressRedirect } from './AddressRedirect.tsx';
import { useExit } from './exit.ts';
import { Gate } from './Gate.tsx';
import { LeavingPage } from './LeavingPage.tsx';
import { matchRoute } from './match-route.ts';
import { Page } from './Page.tsx';
import { RouteContent } from './RouteContent.tsx';
import { useHydrated } from './use-hydrated.ts';
import { usePageChange } from './use-page-change.ts';

/** Renders the page of the current address, with the router and providers of the browser or the server. */
export function App() {
  usePageChange();
  useHydrated();
  const exit = useExit();
  const session = useSession();
  const { route, parameters } = matchRoute(useLocation().pathname, useBoot().distributor);
  // Hides the page: it must not navigate any more.
  if (exit) return <LeavingPage exit={exit} />;
  if ('redirect' in route) return <AddressRedirect to={route.redirect} />;
  // No header and footer until it is known which page to show (spec: shell §2.8).
  if (route.gate === 'session' && session === 'loading') return <FullScreenLoader />;
  const content = <RouteContent key={route.path} route={route} parameters={parameters} />;
  return <Page>{route.gate === 'login' ? <Gate>{content}</Gate> : content}</Page>;
}
