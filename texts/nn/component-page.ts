import type { Translation } from '../languages.ts';
import type * as nb from '../nb/component-page.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Komponentar',
  lead: 'Byggjeklossane på sidene, i kvar tilstand. Fargane følgjer lyst eller mørkt tema på maskina di. Sida finst berre under utvikling.',
  groups: {
    text: 'Tekst',
    actions: 'Knappar og lenker',
    messages: 'Meldingar',
    fields: 'Felt og val',
    lists: 'Kort og lister',
    loading: 'Lasting',
    pictures: 'Ikon og bilete',
  },
  heading: 'Forsikringane dine',
  text: 'Her ser du forsikringane dine og kva dei kostar.',
  html: '<p>Forsikringa gjeld <strong>i heile verda</strong>. <a href="https://eksempel.no/vilkaar">Les vilkåra</a></p>',
  facts: [
    ['Eigendel', '4 000 kr'],
    ['Registreringsnummer', 'AB 12345'],
  ],
  inline: ['Volvo', 'AB 12345', 'Blir fornya 1. mars 2027'],
  tag: 'Startar snart',
  action: 'Lagre endringa',
  link: 'Sjå vilkåra',
  info: 'Endringa gjeld frå i morgon.',
  warning: 'Tilbodet er gyldig til fredag.',
  error: 'Vi fekk ikkje lagra endringa.',
  missing: 'livs- og personforsikringar',
  email: {
    label: 'E-post',
    hint: 'Til dømes kari@eksempel.no',
    value: 'kari@eksempel.no',
    invalid: 'E-postadressa er ikkje gyldig',
  },
  comment: {
    label: 'Kva kan vi gjere betre?',
    help: 'Ikkje skriv personopplysningar.',
    value: 'Det var lett å finne fram.',
  },
  consent: {
    label: 'Eg vil ha råd om forsikring',
    help: 'Du kan ombestemme deg når som helst.',
    missing: 'Vel dette for å gå vidare',
  },
  choice: { label: 'Bruk av opplysningar', yes: 'Ja', no: 'Nei' },
  filter: { label: 'Vis forsikringar', vehicles: 'Køyretøy', homes: 'Bustad' },
  search: { found: '3 av 12 forsikringar', showAll: 'Vis alle' },
  tooltip: 'Om prisen',
  loading: 'Hentar forsikringane dine',
};
