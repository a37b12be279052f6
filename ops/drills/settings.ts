/**
 * Server settings for drills that send requests as fast as possible. Rate limits are off, because all
 * requests come from one customer and address.
 */
export const NO_RATE_LIMITS = {
  LOG_LEVEL: 'fatal',
  REQUESTS_PER_MINUTE: '0',
  SESSION_REQUESTS_PER_MINUTE: '0',
};
