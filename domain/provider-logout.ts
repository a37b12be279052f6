/** Where a logout goes on to the login provider, which leads to the logged-out address (spec: beyond §4). */
export const PROVIDER_LOGOUT_PATH = '/api/privat/forsikring/auth/videre-ut';
