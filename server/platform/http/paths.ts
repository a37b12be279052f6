import { API_PATH, PORTAL_PATH } from '../../../domain/paths.ts';

/** The path of the files that pages load: scripts, styles, pictures, fonts. */
export const FILES_PATH = `${PORTAL_PATH}/filer/`;
/** The path that the login provider redirects the customer to. Providers have registered it. */
export const CALLBACK_PATH = `${API_PATH}/auth/callback`;

/** Where the login provider reports the end of logins, always from one address (ADR-020). */
export const BACK_CHANNEL_LOGOUT_PATH = `${API_PATH}/auth/backchannel-logout`;

/** The path of health checks and metrics. */
const HEALTH_PATH = '/internal/';

const INTERNAL_PATHS = [HEALTH_PATH, '/api/intern/'];

/** Returns whether an address is for operators and other systems, not for customers. */
export function isInternal(url: string): boolean {
  return INTERNAL_PATHS.some((path) => url.startsWith(path));
}

/** Returns whether a route is for health checks and metrics: requests that no customer or system makes. */
export function isHealth(route: string): boolean {
  return route.startsWith(HEALTH_PATH);
}
