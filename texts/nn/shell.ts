import type { Translation } from '../languages.ts';
import type * as nb from '../nb/shell.ts';

export const texts: Translation<typeof nb.texts> = {
  skipToContent: 'Hopp til innhaldet',
  toOverview: (wordmark) => `${wordmark}, til forsikringsoversikta`,
  logOut: 'Logg ut',
  reload: 'Last sida på nytt',
  goOn: 'Gå vidare',
  logInAgain: 'Logg inn igjen',
  navigation: {
    label: 'Hovudmeny',
    menu: 'Meny',
    back: 'Tilbake',
    overview: 'Forsikringsoversikt',
    documents: 'Dokument',
    payment: 'Faktura',
    purchase: 'Kjøp',
    reportDamage: 'Meld skade',
    claims: 'Skadesaker',
    messages: 'Meldingar',
    profile: 'Profil',
    ownProfile: 'Profilen din',
    offers: 'Tilbod',
    toInsurance: 'Til forsikring',
    toOnlineBank: 'Til nettbank',
  },
  footer: {
    lead: 'Vi hjelper deg gjerne.',
    contact: 'Kontakt',
    openingHours: 'Opningstider',
    aboutSite: 'Om sida',
    privacy: 'Personvern og informasjonskapslar',
    changeConsent: 'Endre informasjonskapslar',
    security: 'Data og tryggleik',
    sharing: 'Del med nokon',
    comparePrices: 'Samanlikn prisar',
  },
  error: {
    title: 'Oisann, her skjedde det ein feil',
    goBack: 'Gå tilbake',
    contact: 'Ta kontakt med oss',
  },
  generalError: {
    title: 'Noko har gått gale',
    lead: 'Prøv igjen, eller ta kontakt med oss.',
  },
  technicalError: {
    title: 'Teknisk feil',
    lead: 'Noko gjekk gale hos oss. Prøv igjen om litt.',
  },
  notLoaded: {
    title: 'Vi fekk ikkje henta sida',
    lead: 'Sjekk at du er på nett. Vi prøver igjen når nettet er tilbake.',
  },
  notFound: {
    title: 'Denne sida ser ut til å vere borte...',
    lead: 'Sida kan vere flytta, eller adressa kan vere skriven feil.',
  },
};
