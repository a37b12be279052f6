import { loginPath } from '../../domain/login-outcome.ts';
import { LoginOutcomePage, StillLoggedInPage } from './LoginOutcomePage.tsx';
import type { PageRoute } from './route.ts';

/**
 * Pages without an address of their own, for the server alone: it sends them in the place of what was asked for, and they
 * run no scripts (ADR-067).
 */
export const STATIC_ROUTES: readonly PageRoute[] = [
  { path: loginPath(':utfall'), Component: LoginOutcomePage },
  { path: loginPath(':utfall', true), Component: StillLoggedInPage },
];
