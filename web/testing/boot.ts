import type { Boot, DistributorView } from '../../contract/first-page.ts';
import shipped from '../../distributors.json' with { type: 'json' };

/** Returns the boot data of a logged-in customer at a shipped distributor. `changes` replace its settings. */
export function bootOf(shortname = 'fremtind', changes: Partial<DistributorView> = {}): Boot {
  const distributor = shipped.distributors.find((each) => each.shortname === shortname);
  if (!distributor) throw new Error(`No distributor is named ${shortname}.`);
  return {
    language: 'nb',
    version: 'test',
    distributor: { ...DEFAULTS, ...(distributor as unknown as DistributorView), ...changes },
    session: { kfpSessionId: 'test-session' },
    customerRef: 'test-customer',
    sessionSecondsLeft: 1800,
    sessionLimitSecondsLeft: 36_000,
    environment: 'Test',
    today: '2026-11-20',
    todaySecondsLeft: 3600,
    inMobileBank: false,
    loginMode: 'frame',
    form: { xsrf: 'test-token', nokkel: 'test-key' },
    analytics: null,
    errorReports: null,
  };
}

const DEFAULTS = {
  unauthorizedUrl: null,
  nettbankUrl: null,
  nodhjelpTelefon: null,
  wordmarkWeight: 'semibold',
  claimsHost: '',
  kfpApiHost: '',
  spraak: ['nb', 'nn', 'en'],
} as const;
