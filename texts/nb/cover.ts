/** 'Er jeg dekket?' (spec: beyond §8). */
export const texts = {
  title: 'Er jeg dekket?',
  lead: 'Søk i det du er dekket for, og i vilkårene og de andre dokumentene dine.',
  field: 'Hva lurer du på?',
  search: 'Søk',
  invalid: 'Skriv mellom 2 og 100 tegn.',
  error: 'Feil',
  loading: 'Vi søker i forsikringene dine.',
  failed: 'Vi får ikke søkt akkurat nå.',
  tooMany: 'Du har søkt mange ganger på kort tid. Vent et minutt, og søk igjen.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende vi ikke finner alt.',
  missing: 'noen av svarene',
  suggestions: 'Forslag',
  suggested: {
    kjoretoy: ['leiebil', 'steinsprut'],
    'hus-og-hytte': ['vannlekkasje'],
    reise: ['forsinket fly'],
    'innbo-og-ting': ['sykkel'],
    'liv-og-helse': ['ulykke'],
    baat: ['slep'],
    dyr: ['veterinær'],
  },
  scope: {
    title: 'Her søker vi',
    nothing: 'Du har ingen forsikringer hos oss.',
    insurances: 'Forsikringer',
    terms: 'Vilkår',
    otherDocuments: 'Andre dokumenter',
    note: 'Svaret er en hjelp til å finne frem. Det er vilkårene som avgjør.',
  },
  found: (count: number, question: string) =>
    count === 0 ? `Ingen svar på «${question}».` : `${count} svar på «${question}».`,
  searched: (insurances: number, documents: number, pages: number) => {
    const first = `Vi har søkt i ${insurances === 1 ? '1 forsikring' : `${insurances} forsikringer`}`;
    if (documents === 0) return `${first}.`;
    const read = documents === 1 ? '1 dokument' : `${documents} dokumenter`;
    return `${first} og ${read} (${pages === 1 ? '1 side' : `${pages} sider`}).`;
  },
  termsDecide: 'Vilkårene avgjør.',
  count: (count: number) => (count === 0 ? 'Ingen svar' : `${count} svar`),
  groups: { covered: 'Dekket', notCovered: 'Ikke dekket', mentioned: 'Nevnt i vilkårene' },
  /** after the title of a document */
  page: (page: number) => `side ${page}`,
  pays: 'Vi betaler',
  /** in place of `pays` where the insurance does not apply today */
  sum: 'Forsikringssum',
  upTo: (amount: string) => `Inntil ${amount}`,
  deductible: 'Egenandel',
  noDeductible: 'Ingen',
  example: (cost: string, payout: string, deductible: string) =>
    `Koster skaden ${cost}, får du ${payout}: egenandelen er ${deductible}.`,
  exampleWithoutDeductible: (cost: string, payout: string) =>
    `Koster skaden ${cost}, får du ${payout}: du har ingen egenandel.`,
  notNow: 'Forsikringen gjelder ikke i dag.',
  readMore: (page: number) => `Les dokumentet (side ${page})`,
  showAll: (count: number) => `Vis ${count} til`,
  none: {
    title: 'Det betyr ikke at du ikke er dekket',
    otherWords: 'Vilkårene kan bruke et annet ord, så prøv flere. Dette kan du også søke på:',
    ask: 'Spør oss',
    call: (phone: string) => `Ring ${phone}`,
    reportAnyway: 'Meld skaden likevel',
    weFindOut: 'Da finner vi ut om du er dekket.',
    /** the title for a customer without insurances */
    elsewhere: 'Du kan være forsikret et annet sted',
    others: 'Se andre forsikringer',
  },
  notFound: { title: 'Fant du ikke svaret?', lead: 'Spør oss, så ser vi på saken sammen med deg.' },
  unread: {
    title: 'Dette har vi ikke søkt i',
    reasons: {
      KRYPTERT: 'Dokumentet er låst med et passord.',
      UTEN_TEKST: 'Dokumentet er skannet og har ingen tekst vi kan lese.',
      ODELAGT: 'Filen er ødelagt.',
      FOR_TUNG: 'Filen er for stor eller for innviklet til at vi kan lese den.',
      FOR_LANG: 'Dokumentet er langt. Vi har bare søkt i de første sidene.',
      LESES: 'Vi leser dokumentet nå. Søk igjen om litt.',
      IKKE_HENTET: 'Vi får ikke hentet dokumentet akkurat nå.',
    },
  },
};
