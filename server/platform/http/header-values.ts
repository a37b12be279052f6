/** The headers of every response that does not set them itself. */
export const DEFAULTS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
};
/** The headers of every response. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
/** The security headers of responses that no hook sees. */
export const SECURITY_HEADERS = { ...DEFAULTS, ...ALWAYS };
