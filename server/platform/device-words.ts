import type { Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/devices.ts';
import type { Device } from './device.ts';
import { textsByLanguage } from './texts-by-language.ts';

type DeviceTexts = typeof bokmaal;

const byLanguage = await textsByLanguage(async (language) => {
  const { texts } = (await import(`../../texts/${language}/devices.ts`)) as { texts: DeviceTexts };
  return texts;
});

/** Returns a device's name for customers, such as 'Chrome på Mac'. */
export function deviceWords({ browser, system }: Device, language: Language): string {
  const { browserOn, unknown } = byLanguage[language];
  if (browser && system) return browserOn(browser, system);
  return browser ?? system ?? unknown;
}
