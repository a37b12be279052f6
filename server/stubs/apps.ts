/** The apps around the portal, by the paths they take over behind the bank's gateway; the first that fits. */
const APPS: readonly [path: string, name: string, note?: string][] = [
  [
    '/skadesaker',
    'Skadesakene åpnet seg ikke',
    'Vi fikk ikke sendt deg videre til skadesystemet, der skadesakene dine ligger. Prøv igjen om litt.',
  ],
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

/** The paths of the portal and the apps beside it. */
export const PREFIX = '/privat/forsikring';

export type StubbedApp = {
  name: string;
  /** what the customer should know who comes there */
  note?: string | undefined;
};

/** The app that a path under /privat/forsikring belongs to; the start page where none claims it. */
export function stubbedAppOf(path: string): StubbedApp {
  const within = path.slice(PREFIX.length);
  const app = APPS.find(([start]) => within === start || within.startsWith(`${start}/`));
  if (!app) return { name: 'Startsiden for forsikring' };
  const [, name, note] = app;
  return { name, note };
}
