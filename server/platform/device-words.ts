import type { DeviceKind } from '../../contract/session.ts';
import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/devices.ts';
import type { Device } from './device.ts';
import { textsByLanguage } from './texts-by-language.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/devices.ts`),
);

const KINDS = { computer: 'DATAMASKIN', phone: 'MOBIL', tablet: 'NETTBRETT' } as const;

/** Returns the code of a device's kind. */
export function deviceKind({ kind }: Device): DeviceKind {
  return kind === null ? 'UKJENT' : KINDS[kind];
}

/** Returns a device's name for customers, such as 'Chrome på Mac'. */
export function deviceWords({ browser, system }: Device, language: Language): string {
  const { browserOn, unknown } = textsIn(language);
  if (browser && system) return browserOn(browser, system);
  return browser ?? system ?? unknown;
}
