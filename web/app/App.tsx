import { Outlet, Route, Routes } from 'react-router';
import { Gate } from './Gate.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewRoot } from './OverviewRoot.tsx';
import { Page } from './Page.tsx';
import { GATED_ROUTES } from './routes.ts';

/** The router table (shell 2), within whatever router and providers the browser or the server gives it. */
export function App() {
  return (
    <Routes>
      <Route index element={<OverviewRoot />} />
      <Route element={<WithinPage />}>
        <Route element={<Gate />}>
          {GATED_ROUTES.map((path) => (
            <Route key={path} path={path} element={<NotFoundPage />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function WithinPage() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}
