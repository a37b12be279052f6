import { describe, expect, test } from 'vitest';
import { configurationIssues } from '../../testing/configuration-issues.ts';
import { describeConfiguration, readConfiguration } from './configuration.ts';
import { statisticsOrigins } from './statistics-services.ts';

const DSN = 'https://nokkel@feil.example/42';

describe('analytics and error reports', () => {
  test('are off by default', () => {
    expect(readConfiguration({})).toMatchObject({ analytics: null, errorReports: null });
  });

  test('send analytics to the EU by default', () => {
    expect(readConfiguration({ ANALYTICS_PROJECT_KEY: 'abc123' }).analytics).toEqual({
      projectKey: 'abc123',
      apiHost: 'https://api-eu.mixpanel.com',
    });
    const env = { ANALYTICS_PROJECT_KEY: 'abc123', ANALYTICS_API_HOST: 'http://127.0.0.1:9000/' };
    expect(readConfiguration(env).analytics?.apiHost).toBe('http://127.0.0.1:9000');
  });

  test('return the traffic level and the ignored errors', () => {
    expect(readConfiguration({ SENTRY_DSN: DSN }).errorReports).toEqual({
      dsn: DSN,
      trafficLevel: 'normal',
      ignored: ['WARNING: ToggleSlider component has been deprecated', '^NavigationBar'],
    });
    const env = { SENTRY_DSN: DSN, TRAFFIC_LEVEL: 'extra-high', ERROR_REPORT_IGNORE: ' a b ;;^;^c' };
    expect(readConfiguration(env).errorReports).toMatchObject({
      trafficLevel: 'extra-high',
      ignored: ['a b', '^c'],
    });
  });

  test.each([
    ['ANALYTICS_API_HOST', 'http://analyse.example'],
    ['ANALYTICS_API_HOST', 'analyse.example'],
    ['ANALYTICS_API_HOST', 'https://a:b@analyse.example'],
    ['ANALYTICS_API_HOST', 'https://analyse.example/?x'],
    ['ANALYTICS_PROJECT_KEY', 'med mellomrom'],
    ['SENTRY_DSN', 'http://nokkel@feil.example/42'],
    ['SENTRY_DSN', 'https://feil.example/42'],
    ['SENTRY_DSN', 'https://nokkel@feil.example/'],
    ['SENTRY_DSN', 'https://nokkel:hemmelig@feil.example/42'],
    ['TRAFFIC_LEVEL', 'low'],
  ])('report %s=%s in one readable line', (name, value) => {
    const lines = configurationIssues({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be `));
    expect(lines[0]).not.toContain('hemmelig');
  });

  test('allow pages to connect only to their own origins', () => {
    const { analytics, errorReports } = readConfiguration({ ANALYTICS_PROJECT_KEY: 'a', SENTRY_DSN: DSN });
    expect(statisticsOrigins(analytics, errorReports)).toEqual([
      'https://api-eu.mixpanel.com',
      'https://feil.example',
    ]);
    expect(statisticsOrigins(null, null)).toEqual([]);
  });

  test('are printed by npm run config', () => {
    const lines = describeConfiguration({ ANALYTICS_PROJECT_KEY: 'abc123', SENTRY_DSN: DSN });
    expect(lines).toEqual(
      expect.arrayContaining([
        'ANALYTICS_PROJECT_KEY=abc123',
        'ANALYTICS_API_HOST=https://api-eu.mixpanel.com',
        'SENTRY_DSN=https://********@feil.example/42',
        'TRAFFIC_LEVEL=normal',
      ]),
    );
  });
});
