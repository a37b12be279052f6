/** What every answer carries unless it says otherwise itself. */
export const DEFAULTS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
};
/** What every answer carries. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
/** For answers that no hook sees. */
export const SECURITY_HEADERS = { ...DEFAULTS, ...ALWAYS };
