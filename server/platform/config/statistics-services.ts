import { type Static, Type } from 'typebox';
import type { AnalyticsSettings, ErrorReportSettings } from '../../../contract/first-page.ts';
import { isLoopback } from './loopback.ts';
import { oneOf } from './variable-types.ts';

/** The variables of analytics and error reports (spec: shell §3.5, shell §8.5, shell §9). */
export const statisticsVariables = {
  ANALYTICS_PROJECT_KEY: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9]+$', description: 'a project key of letters and digits' }),
  ),
  ANALYTICS_API_HOST: Type.String({
    default: 'https://api-eu.mixpanel.com',
    description: 'an https:// address',
  }),
  SENTRY_DSN: Type.Optional(Type.String({ description: 'an https:// address' })),
  TRAFFIC_LEVEL: oneOf(['normal', 'high', 'extra-high'], { default: 'normal' }),
  ERROR_REPORT_IGNORE: Type.String({
    default: 'WARNING: ToggleSlider component has been deprecated;^NavigationBar',
    description: 'texts separated by ;',
  }),
};

const Variables = Type.Object(statisticsVariables);
type Variables = Static<typeof Variables>;

/** Returns the analytics settings; null without a project key. */
export function analyticsOf({
  ANALYTICS_PROJECT_KEY,
  ANALYTICS_API_HOST,
}: Variables): AnalyticsSettings | null {
  if (!ANALYTICS_PROJECT_KEY) return null;
  return { projectKey: ANALYTICS_PROJECT_KEY, apiHost: ANALYTICS_API_HOST.replace(/\/+$/, '') };
}

/** Returns the error report settings; null without an address. */
export function errorReportsOf(values: Variables): ErrorReportSettings | null {
  if (!values.SENTRY_DSN) return null;
  const ignored = values.ERROR_REPORT_IGNORE.split(';').map((text) => text.trim());
  // An empty text would match every message.
  const isText = (text: string) => text !== '' && text !== '^';
  return { dsn: values.SENTRY_DSN, trafficLevel: values.TRAFFIC_LEVEL, ignored: ignored.filter(isText) };
}

/** Returns the origins that pages may connect to in addition to our own. */
export function statisticsOrigins(
  analytics: AnalyticsSettings | null,
  errorReports: ErrorReportSettings | null,
): string[] {
  const addresses = [analytics?.apiHost, errorReports?.dsn].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Returns a readable line for each invalid address. */
export function statisticsIssues({ ANALYTICS_API_HOST = '', SENTRY_DSN }: Partial<Variables>): string[] {
  const issues = [];
  const host = secureAddress(ANALYTICS_API_HOST);
  if (!host || host.username || host.password || host.search || host.hash) {
    issues.push(
      'ANALYTICS_API_HOST must be an https:// address (http:// on this machine only), without user name or query.',
    );
  }
  if (SENTRY_DSN !== undefined && !isDsn(secureAddress(SENTRY_DSN))) {
    issues.push(
      'SENTRY_DSN must be an address of the form https://KEY@HOST/PROJECT, without a secret (http:// on this machine only).',
    );
  }
  return issues;
}

function isDsn(address: URL | null): boolean {
  return (
    address !== null && /^\w+$/.test(address.username) && !address.password && /\/\d+$/.test(address.pathname)
  );
}

function secureAddress(value: string): URL | null {
  const address = /^https?:\/\/[^\s\\]+$/.test(value) ? URL.parse(value) : null;
  return address && (address.protocol === 'https:' || isLoopback(address.hostname)) ? address : null;
}
