import { COMPONENT_PAGE_PATH } from '../../domain/component-page.ts';
import { loginPath } from '../../domain/login-outcome.ts';
import { ComponentPage } from '../component-page/ComponentPage.tsx';
import { LoginOutcomePage, StillLoggedInPage } from './LoginOutcomePage.tsx';
import type { PageRoute } from './route.ts';

/**
 * Pages that the server sends as response to another address. They have no public address and run no scripts
 * (ADR-020).
 */
export const STATIC_ROUTES: readonly PageRoute[] = [
  { path: loginPath(':utfall'), Component: LoginOutcomePage },
  { path: loginPath(':utfall', true), Component: StillLoggedInPage },
  { path: COMPONENT_PAGE_PATH, Component: ComponentPage },
];
