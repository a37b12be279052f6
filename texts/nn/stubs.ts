import type { Translation } from '../languages.ts';
import type * as nb from '../nb/stubs.ts';

export const texts: Translation<typeof nb.texts> = {
  back: 'Tilbake til forsikringsoversikta',
  takesOver: 'Her tek ein annan app over:',
  apps: {
    start: 'Startsida for forsikring',
    claims: 'Skadesakene opna seg ikkje',
    documents: 'Dokument',
    payment: 'Faktura og betaling',
    accept: 'Godta tilbod',
    details: 'Forsikringsdetaljar',
    lifeDetails: 'Forsikringsdetaljar for liv og helse',
    motorDetails: 'Forsikringsdetaljar for køyretøy',
    groupDetails: 'Forsikringsdetaljar for kollektive forsikringar',
    health: 'Helseerklæring',
    travelDetails: 'Forsikringsdetaljar for reise',
    contentsDetails: 'Forsikringsdetaljar for innbu',
    houseDetails: 'Forsikringsdetaljar for hus',
    holidayHomeDetails: 'Forsikringsdetaljar for hytte',
    sellerDetails: 'Forsikringsdetaljar for bustadseljar',
    animalDetails: 'Forsikringsdetaljar for dyr',
    buy: 'Kjøp av forsikring',
    buyLife: 'Kjøp av forsikring for liv og helse',
    buyMotor: 'Kjøp av køyretøyforsikring',
    buyHouse: 'Kjøp av husforsikring',
    buyHolidayHome: 'Kjøp av hytteforsikring',
    buyContents: 'Kjøp av innbuforsikring',
  },
  claimsFailed:
    'Vi fekk ikkje sendt deg vidare til skadesystemet, der skadesakene dine ligg. Prøv igjen om litt.',
  claimsSystem: {
    title: 'Skadesystemet',
    lead: 'Her tek skadesystemet over når du kjem hit frå forsikringssidene.',
    received: 'Her tek skadesystemet over. Dette skjemaet kom fram:',
    missing: (names) => `Skjemaet manglar ${names.join(' og ')}.`,
  },
};
