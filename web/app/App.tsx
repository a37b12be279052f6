import { Route, Routes } from 'react-router';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OverviewRoot } from './OverviewRoot.tsx';
import { Page } from './Page.tsx';

/** The router table (shell 2), within whatever router and providers the browser or the server gives it. */
export function App() {
  return (
    <Routes>
      <Route index element={<OverviewRoot />} />
      <Route
        path="*"
        element={
          <Page>
            <NotFoundPage />
          </Page>
        }
      />
    </Routes>
  );
}
