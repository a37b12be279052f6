import type { Environment } from '../../server/platform/config/environment.ts';

type Descriptions = Readonly<Partial<Record<keyof Environment, string>>>;

/** The purpose of each environment variable, by subject. Variables of one source are in `SOURCE_DESCRIPTIONS`. */
export const VARIABLE_GROUPS: Readonly<Record<string, Descriptions>> = {
  Server: {
    NODE_ENV: '`production` turns off the test login, the stub pages and the demonstration people.',
    PORT: 'Port that the server listens on.',
    HOST: 'Address that the server listens on.',
    INTERNAL_PORT:
      'Separate port on the same `HOST` for `/internal`, `/api/intern` and `openapi.json`. `PORT` then does not serve them.',
    REQUEST_SECONDS:
      'Maximum time to receive a request (headers: at most 10 s), and maximum silence of a client while it sends a file. The connection is then closed.',
    DRAIN_SECONDS:
      'Time from SIGTERM to the end of the process. New requests are accepted for the first half of it.',
    TRUST_PROXY:
      'Proxies whose `X-Forwarded-Proto` and `X-Forwarded-For` are trusted. `X-Forwarded-Host` is never used.',
    LOG_LEVEL: 'Lowest level that is logged. The security log is written at every level except `silent`.',
    REQUEST_LOG_LEVEL:
      'Level of the line that each request gets. `LOG_LEVEL` decides whether lines of this level are written.',
    REQUEST_LOG_SHARE:
      'Share of sessions whose requests get a line. Server errors always get one; health checks and files get none.',
    DISTRIBUTORS_FILE: 'Path of the [distributor file](distributor-file.md).',
    DEMO: 'Fills an empty database with the demonstration people.',
    SECURITY_CONTACT:
      'Contact in `/.well-known/security.txt`. If empty, the distributor’s e-mail address is used.',
  },
  Stores: {
    DATA_DIR: 'Folder of the embedded database.',
    DATABASE_URL:
      'PostgreSQL instead of the embedded database. In production with `?sslmode=verify-full`, `verify-ca` or `require`, which all check the certificate, except on the same machine. To change the password, give one server after the other another account (`create role … in role …`): servers with the old password lose the database.',
    DATABASE_CONNECTIONS: 'Connections of one instance to PostgreSQL.',
    DATABASE_STATEMENT_MS:
      'Maximum time of one statement of a request. Migrations and the commands have no limit.',
    DATABASE_LOCK_MS:
      'Maximum wait for a locked row. On SQLite: maximum wait for a write of another process (0: 5 s).',
    MIGRATE_AT_START: '`off`: the start changes no schema and stops if `npm run migrate` has not been run.',
    VALKEY_URL:
      'Valkey or Redis for sessions, limits and tokens instead of the database. In production `rediss://`, except on the same machine.',
  },
  'Login and session': {
    OIDC_ISSUER: 'Issuer of the login provider. Required in production; without it the test login is used.',
    OIDC_CLIENT_ID: 'Client id at the login provider.',
    OIDC_CLIENT_SECRET:
      'Client secret at the login provider, unless `private_key_jwt` is used. After a change the provider can’t end earlier sessions: run `npm run customers -- end-sessions --all`, or wait `SESSION_MAX_SECONDS`.',
    OIDC_CLIENT_AUTH:
      'How the portal authenticates to the provider. `private_key_jwt` needs `OIDC_CLIENT_KEY_FILE`.',
    OIDC_CLIENT_KEY_FILE:
      'File with one private key as a JWK. Its `alg` (default RS256, or the curve’s own) and `kid` are used. The provider gets the public half. After a change, do as for `OIDC_CLIENT_SECRET`.',
    OIDC_SCOPE: 'Scopes that are requested.',
    OIDC_NATIONAL_ID_CLAIM: 'Claim that contains the national id.',
    OIDC_USERINFO: '`on`: reads the national id from userinfo if the id token lacks it.',
    OIDC_ACR_VALUES:
      'Levels that are requested. If empty, the levels that `OIDC_MIN_ACR` accepts are requested.',
    OIDC_MIN_ACR:
      'Levels that are accepted. A single level that is listed in `OIDC_ACR_VALUES` also accepts those after it. If empty, any level is accepted.',
    OIDC_MAX_AGE:
      'Maximum age of the login in seconds; `auth_time` is then required. If empty and `OIDC_PROMPT` is `login`, 600 is requested and `auth_time` is optional.',
    OIDC_PROMPT:
      'Prompt that is requested. `none`: single sign-on without a page of the provider where none is needed.',
    OIDC_LOGOUT: 'Logs the customer out at the provider too, if it has an `end_session_endpoint`.',
    OIDC_FRAME_ORIGINS: 'Origins of the provider’s pages in the login frame, in addition to the issuer.',
    LOGIN_MODE:
      '`window`: the login takes the whole window. Required if the provider is on another site than the portal.',
    SESSION_IDLE_SECONDS: 'A session without requests ends after this time.',
    SESSION_MAX_SECONDS: 'A session ends after this time at the latest.',
  },
  Sources: {
    SOURCE_PLAIN_HTTP: '`on`: allows `http://` source addresses in production.',
    SOURCE_TIMEOUT_MS:
      'Deadline for all sources of a customer together. Keep it below 10000: the load balancer of `ops/deploy` ends a read after 10 s, and a browser a save after 15 s.',
    SOURCE_BREAKER_FAILURES: 'Consecutive failures after which a source is not called.',
    SOURCE_BREAKER_MS: 'Time before a failing source is called again.',
    FIRST_PAGE_MS:
      'Maximum time the first page waits for data. 0: the browser fetches everything. The page of one insurance, claim or message waits longer for what decides whether it is 404: `SOURCE_TIMEOUT_MS`.',
  },
  Toggles: {
    UNLEASH_URL: 'Unleash API, `https://…/api`. Without it the toggles of the distributor file apply.',
    UNLEASH_TOKEN: 'Backend token for Unleash.',
    UNLEASH_POLL_SECONDS: 'Interval between requests to Unleash.',
  },
  'Limits and overload': {
    SHED_DELAY_MS:
      'Delay of the event loop, or duration of the work under way, from which requests are answered with 503.',
    REQUESTS_PER_MINUTE: 'Requests per minute from one network (an IPv4 address or an IPv6 /64).',
    SESSION_REQUESTS_PER_MINUTE: 'Requests per minute in one session.',
    LOGIN_STARTS_PER_MINUTE: 'Logins per minute from one network. Opening the login page does not count.',
    FEEDBACK_PER_MINUTE: 'Feedback requests per minute from one network.',
    CLAIMS_JUMP_PER_MINUTE:
      'Claims jumps per minute from one network. One customer has at most 60, so choose a higher number.',
    LINKS_PER_MINUTE:
      'Short links per minute from one network. One customer has at most 60, so choose a higher number.',
  },
  Retention: {
    RETENTION_FEEDBACK_DAYS: 'Feedback is deleted by `customers -- purge` after this time.',
    RETENTION_AUDIT_DAYS:
      'The record of customers’ activities is deleted by `customers -- purge` after this time.',
    RETENTION_CHANGES_DAYS: 'The change feed is deleted by `customers -- purge` after this time.',
    RETENTION_IDLE_CUSTOMER_DAYS:
      '`customers -- purge` deletes customers who are at least this old in the store and have not logged in since.',
  },
  'Other systems': {
    CHANGES_SECRET:
      'Bearer token of the readers of the change feed. Without it the feed answers 503. To change it, set the new and the old one, separated by a space, until the readers have the new one.',
    CLAIMS_SYSTEM_SECRET:
      'Bearer token of the claims system. Without it no token is redeemed. Change it like `CHANGES_SECRET`.',
  },
  Traces: {
    OTEL_EXPORTER_OTLP_ENDPOINT:
      'OpenTelemetry collector (OTLP over HTTP, JSON). Without it nothing is traced.',
    OTEL_EXPORTER_OTLP_HEADERS: 'Headers for the collector.',
    OTEL_SERVICE_NAME: 'Service name in traces.',
    OTEL_TRACES_SAMPLER_ARG:
      'Share of new traces that is sent. A trace from the gateway keeps its own decision.',
  },
  'Analytics and error reports': {
    ANALYTICS_PROJECT_KEY: 'Project at the analytics service. Without it no analytics is sent.',
    ANALYTICS_API_HOST: 'Origin of the analytics service.',
    SENTRY_DSN: 'Address for error reports, `https://KEY@HOST/PROJECT`. Without it none are sent.',
    TRAFFIC_LEVEL: 'Share of sessions with replay: `normal` 10 %, `high` 1 %, `extra-high` 0.5 %.',
    ERROR_REPORT_IGNORE:
      'Errors whose message contains one of these texts are not reported; `^` marks a prefix.',
  },
};

/** The purpose of the variables that exist once for each source, by the part of the name after the source's. */
export const SOURCE_DESCRIPTIONS = {
  URL: 'Address of a service that answers for the system. Without it the portal’s own database does. `MESSAGES` is asked for customers of the partner group (`partnerIntegration`), and for the customer’s own data.',
  TOKEN: 'Bearer token that is sent to the service.',
  TOKEN_URL:
    'Token service that issues the bearer token instead (OAuth 2.0 client credentials, HTTP Basic). A token is renewed 30 s before it expires, and once after a 401.',
  CLIENT_ID: 'Client id at the token service.',
  CLIENT_SECRET: 'Client secret at the token service.',
  SCOPE: 'Scope that is requested from the token service.',
  CLIENT_CERT:
    'PEM file with the portal’s certificate for mutual TLS, for the service and its token service.',
  CLIENT_KEY: 'PEM file with the private key of that certificate.',
  CA: 'PEM file with a certificate authority that is trusted in addition to Node’s own. Read at the start, like the two above.',
};
