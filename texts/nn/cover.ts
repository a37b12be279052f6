import type { Translation } from '../languages.ts';
import type * as nb from '../nb/cover.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Er eg dekt?',
  lead: 'Søk i det du er dekt for, og i vilkåra og dei andre dokumenta dine.',
  field: 'Kva lurer du på?',
  search: 'Søk',
  invalid: 'Skriv mellom 2 og 100 teikn.',
  error: 'Feil',
  loading: 'Vi søkjer i forsikringane dine.',
  failed: 'Vi får ikkje søkt akkurat no.',
  tooMany: 'Du har søkt mange gonger på kort tid. Vent eit minutt, og søk igjen.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende vi ikkje finn alt.',
  missing: 'nokre av svara',
  suggestions: 'Forslag',
  suggested: {
    kjoretoy: ['leigebil', 'steinsprut'],
    'hus-og-hytte': ['vasslekkasje'],
    reise: ['forseinka fly'],
    'innbo-og-ting': ['sykkel'],
    'liv-og-helse': ['ulukke'],
    baat: ['slep'],
    dyr: ['veterinær'],
  },
  scope: {
    title: 'Her søkjer vi',
    nothing: 'Du har ingen forsikringar hos oss.',
    insurances: 'Forsikringar',
    terms: 'Vilkår',
    otherDocuments: 'Andre dokument',
    note: 'Svaret er ei hjelp til å finne fram. Det er vilkåra som avgjer.',
  },
  found: (count, question) =>
    count === 0 ? `Ingen svar på «${question}».` : `${count} svar på «${question}».`,
  searched: (insurances, documents, pages) => {
    const first = `Vi har søkt i ${insurances === 1 ? '1 forsikring' : `${insurances} forsikringar`}`;
    if (documents === 0) return `${first}.`;
    const read = documents === 1 ? '1 dokument' : `${documents} dokument`;
    return `${first} og ${read} (${pages === 1 ? '1 side' : `${pages} sider`}).`;
  },
  termsDecide: 'Vilkåra avgjer.',
  count: (count) => (count === 0 ? 'Ingen svar' : `${count} svar`),
  groups: { covered: 'Dekt', notCovered: 'Ikkje dekt', mentioned: 'Nemnt i vilkåra' },
  page: (page) => `side ${page}`,
  pays: 'Vi betaler',
  sum: 'Forsikringssum',
  upTo: (amount) => `Inntil ${amount}`,
  deductible: 'Eigendel',
  noDeductible: 'Ingen',
  example: (cost, payout, deductible) =>
    `Kostar skaden ${cost}, får du ${payout}: eigendelen er ${deductible}.`,
  exampleWithoutDeductible: (cost, payout) =>
    `Kostar skaden ${cost}, får du ${payout}: du har ingen eigendel.`,
  notNow: 'Forsikringa gjeld ikkje i dag.',
  readMore: (page) => `Les dokumentet (side ${page})`,
  showAll: (count) => `Vis ${count} til`,
  none: {
    title: 'Det betyr ikkje at du ikkje er dekt',
    otherWords: 'Vilkåra kan bruke eit anna ord, så prøv fleire. Dette kan du òg søkje på:',
    ask: 'Spør oss',
    call: (phone) => `Ring ${phone}`,
    reportAnyway: 'Meld skaden likevel',
    weFindOut: 'Då finn vi ut om du er dekt.',
    elsewhere: 'Du kan vere forsikra ein annan stad',
    others: 'Sjå andre forsikringar',
  },
  notFound: { title: 'Fann du ikkje svaret?', lead: 'Spør oss, så ser vi på saka saman med deg.' },
  unread: {
    title: 'Dette har vi ikkje søkt i',
    reasons: {
      KRYPTERT: 'Dokumentet er låst med eit passord.',
      UTEN_TEKST: 'Dokumentet er skanna og har ingen tekst vi kan lese.',
      ODELAGT: 'Fila er øydelagd.',
      FOR_TUNG: 'Fila er for stor eller for innfløkt til at vi kan lese ho.',
      FOR_LANG: 'Dokumentet er langt. Vi har berre søkt i dei første sidene.',
      LESES: 'Vi les dokumentet no. Søk igjen om litt.',
      IKKE_HENTET: 'Vi får ikkje henta dokumentet akkurat no.',
    },
  },
};
