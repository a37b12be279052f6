/** The apps around the portal, by the paths they take over behind the bank's gateway; the first that fits. */
const APPS: readonly [path: string, name: string][] = [
  ['/dokumenter', 'Dokumenter'],
  ['/betaling', 'Faktura og betaling'],
  ['/aksept', 'Godta tilbud'],
  ['/detaljer', 'Forsikringsdetaljer'],
  ['/liv/avtaledetaljer', 'Forsikringsdetaljer for liv og helse'],
  ['/motor/detaljer', 'Forsikringsdetaljer for kjøretøy'],
  ['/skade/mangler-detaljer', 'Forsikringsdetaljer'],
  ['/skade/kollektiv', 'Forsikringsdetaljer for kollektive forsikringer'],
  ['/skade/jump', 'Helseerklæring'],
  ['/skade/reise/detaljer', 'Forsikringsdetaljer for reise'],
  ['/skade/innbo', 'Forsikringsdetaljer for innbo'],
  ['/skade/hus', 'Forsikringsdetaljer for hus'],
  ['/skade/fritidshus', 'Forsikringsdetaljer for hytte'],
  ['/skade/boligselger', 'Forsikringsdetaljer for boligselger'],
  ['/skade/kjaeledyr/detaljer', 'Forsikringsdetaljer for dyr'],
  ['/skade', 'Kjøp av forsikring'],
  ['/liv', 'Kjøp av forsikring for liv og helse'],
  ['/motor', 'Kjøp av kjøretøyforsikring'],
  ['/hus', 'Kjøp av husforsikring'],
  ['/hytte', 'Kjøp av hytteforsikring'],
  ['/innbo', 'Kjøp av innboforsikring'],
];

/** Where the portal and its neighbours lie. */
export const PREFIX = '/privat/forsikring';

/** The name of the app that a path under /privat/forsikring belongs to; its start page where none claims it. */
export function neighbourOf(path: string): string {
  const within = path.slice(PREFIX.length);
  const app = APPS.find(([start]) => within === start || within.startsWith(`${start}/`));
  return app?.[1] ?? 'Startsiden for forsikring';
}
