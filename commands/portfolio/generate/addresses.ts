import { POSTCODES } from '../../../server/profile/postcodes.ts';
import type { PortfolioCustomer } from '../format.ts';
import type { Random } from './random.ts';

export type Address = (PortfolioCustomer['kundeadresser'] & object)[number];

const STREET_BEGINNINGS = (
  'Kirke Skole Bjørke Furu Gran Solbakk Fjord Strand Ekorn Tiur Stasjons Industri Lykke Hegge Rogne Selje Myr ' +
  'Berg Haug Elve Bekke Mølle Kvern Seter Fjell Skog Hav Brygge Fjære Ås Kløver Blåbær Tyttebær Linerle Svale ' +
  'Rugde Ravne Preste Klokker Lærer Smie Tjern Vann Eike Lønne Aspe Hassel Lerke Gauk Måke Ørne Røyskatt Gaupe'
).split(' ');
const STREET_ENDINGS = 'veien veien veien veien gata gata vegen bakken stien lia'.split(' ');
const TOWN_STREETS = ['Storgata', 'Torggata', 'Havnegata', 'Kongens gate', 'Dronningens gate', 'Øvre gate'];

const PLACES = POSTCODES.postnummerList;
const placeOf = new Map(PLACES.map(({ kode, navn }) => [kode, navn]));

/** Returns the customer's addresses with real postcodes, the registered one first: mostly one, sometimes none or two. */
export function makeAddresses(random: Random): Address[] {
  if (random.percent(0.5)) return [];
  const registered = { isFolkreregistrert: true, ...makeAddress(random) };
  return random.percent(8)
    ? [registered, { isFolkreregistrert: false, ...makeAddress(random) }]
    : [registered];
}

/** Returns an address as written in an agreement: 'Storgata 1 A, 0155 Oslo' (spec: decisions §6). */
export function addressLine(address: Address): string {
  const { gatenavn, gatenummer, gatenummerBokstav, gaardsnummer, bruksnummer, postnummer } = address;
  const house = [gatenavn, gatenummer, gatenummerBokstav].filter(Boolean).join(' ');
  const place = `${postnummer} ${placeOf.get(postnummer)}`;
  return `${house || `Gnr. ${gaardsnummer} / bnr. ${bruksnummer}`}, ${place}`;
}

/** Returns a random address. Three percent have farm numbers instead of a street. */
export function makeAddress(random: Random): Address {
  const postnummer = random.pick(PLACES).kode;
  if (random.percent(3)) {
    return {
      gaardsnummer: String(random.between(1, 250)),
      bruksnummer: String(random.between(1, 90)),
      postnummer,
    };
  }
  return {
    gatenavn: random.percent(15) ? random.pick(TOWN_STREETS) : streetName(random),
    gatenummer: String(random.between(1, random.percent(80) ? 40 : 180)),
    ...(random.percent(20) ? { gatenummerBokstav: random.pick(['A', 'B', 'C', 'D']) } : {}),
    postnummer,
  };
}

function streetName(random: Random): string {
  return random.pick(STREET_BEGINNINGS) + random.pick(STREET_ENDINGS);
}
