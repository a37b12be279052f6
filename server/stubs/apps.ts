import type { StubTexts } from './stub-texts.ts';

/** An app around the portal, by what its stub is titled. */
export type StubbedApp = keyof StubTexts['apps'];

/** The apps around the portal, by the paths they take over behind the bank's gateway; the first that fits. */
const APPS: readonly [path: string, app: StubbedApp][] = [
  ['/skadesaker', 'claims'],
  ['/dokumenter', 'documents'],
  ['/betaling', 'payment'],
  ['/aksept', 'accept'],
  ['/detaljer', 'details'],
  ['/liv/avtaledetaljer', 'lifeDetails'],
  ['/motor/detaljer', 'motorDetails'],
  ['/skade/mangler-detaljer', 'details'],
  ['/skade/kollektiv', 'groupDetails'],
  ['/skade/jump', 'health'],
  ['/skade/reise/detaljer', 'travelDetails'],
  ['/skade/innbo', 'contentsDetails'],
  ['/skade/hus', 'houseDetails'],
  ['/skade/fritidshus', 'holidayHomeDetails'],
  ['/skade/boligselger', 'sellerDetails'],
  ['/skade/kjaeledyr/detaljer', 'animalDetails'],
  ['/skade', 'buy'],
  ['/liv', 'buyLife'],
  ['/motor', 'buyMotor'],
  ['/hus', 'buyHouse'],
  ['/hytte', 'buyHolidayHome'],
  ['/innbo', 'buyContents'],
];

/** The paths of the portal and the apps beside it. */
export const PREFIX = '/privat/forsikring';

/** The app that a path under /privat/forsikring belongs to; the start page where none claims it. */
export function stubbedAppOf(path: string): StubbedApp {
  const within = path.slice(PREFIX.length);
  const app = APPS.find(([start]) => within === start || within.startsWith(`${start}/`));
  return app?.[1] ?? 'start';
}
