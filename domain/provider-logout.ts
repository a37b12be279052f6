import { API_PATH } from './paths.ts';

/** The path that sends a logout to the login provider, which redirects to the logged-out address (spec: beyond §4). */
export const PROVIDER_LOGOUT_PATH = `${API_PATH}/auth/videre-ut`;
