const BROWSERS = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\bOPR\/|\bOpera\b/,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Headless)?(Chrome|CriOS)\//,
  Safari: /\bVersion\/[\d.]+ .*\bSafari\//,
} as const;

const SYSTEMS = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  Mac: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
} as const;

/** A customer's browser and system, without versions: an update must not look like a new device. */
export type Device = {
  /** null: unknown */
  browser: keyof typeof BROWSERS | null;
  system: keyof typeof SYSTEMS | null;
  kind: 'computer' | 'phone' | 'tablet' | null;
};

/** Returns the device of a `User-Agent`. Browsers also name similar ones, so the first match counts. */
export function deviceOf(userAgent: string | undefined = ''): Device {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  return { browser, system, kind: kindOf(system, userAgent) };
}

function firstMatch<Name extends string>(patterns: Record<Name, RegExp>, text: string): Name | null {
  const names = Object.keys(patterns) as Name[];
  return names.find((name) => patterns[name].test(text)) ?? null;
}

function kindOf(system: Device['system'], userAgent: string): Device['kind'] {
  if (system === null) return null;
  if (system === 'iPad') return 'tablet';
  if (system === 'iPhone') return 'phone';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}
