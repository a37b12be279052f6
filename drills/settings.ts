/** For servers that a drill asks as fast as it can: as one customer from one address it would only meet the limits of requests. */
export const FULL_SPEED = {
  LOG_LEVEL: 'fatal',
  REQUESTS_PER_MINUTE: '0',
  SESSION_REQUESTS_PER_MINUTE: '0',
};
