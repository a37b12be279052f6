import { BASE_PATH } from '../../domain/paths.ts';
import type { StubTexts } from './stub-page.ts';

/** An app around the portal, by the key of its stub's title. */
type StubbedApp = keyof StubTexts['apps'];

/** The apps around the portal, by the path that they serve behind the bank's gateway. The first match counts. */
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

/** Returns the app that a path under /privat/forsikring belongs to; by default the start page. */
export function stubbedAppOf(path: string): StubbedApp {
  const within = path.slice(BASE_PATH.length);
  const app = APPS.find(([start]) => within === start || within.startsWith(`${start}/`));
  return app?.[1] ?? 'start';
}
