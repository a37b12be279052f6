import type { OfferType } from '../../domain/offer-types.ts';

/** The products of a package as they stand within a sentence. */
const products: Readonly<Record<OfferType, string>> = {
  HUS: 'husforsikring',
  INNBO: 'innboforsikring',
  FRITIDSHUS: 'hytteforsikring',
  REISE: 'reiseforsikring',
  KJAELEDYR: 'dyreforsikring',
  LOFAVOR_KJAELEDYR: 'dyreforsikring',
  BIL: 'bilforsikring',
  MC: 'motorsykkelforsikring',
  MOPED: 'mopedforsikring',
  BAAT: 'båtforsikring',
  SEK: 'el-sparkesykkelforsikring',
  TILHENGER: 'tilhengerforsikring',
};

export const texts = {
  title: 'Tilbudene dine',
  intro: 'Det er lurt å sikre seg med gode forsikringer. Her er forsikringene du har sett på tidligere.',
  empty: {
    title: 'Du har ingen tilbud',
    lead: 'Det er lurt å sikre seg med gode forsikringer. Når du ser på en forsikring, finner du tilbudet igjen her.',
    action: 'Finn en forsikring',
  },
  loading: 'Henter tilbudene dine',
  missing: 'Her mangler tilbud nå',
  failed: 'En feil oppsto ved henting av dine tilbud.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
  validTo: (date: string) => `Tilbudet er gyldig til ${date}`,
  fee: (amount: string) => `Av dette er trafikkforsikringsavgift til staten på ${amount}`,
  from: (price: string) => `fra ${price}`,
  withoutPrice: 'Du ser prisen i tilbudet.',
  package: {
    contents: (parts: string) => `Med i pakken: ${parts}`,
    products,
    otherProduct: 'en annen forsikring',
    withoutPrice: 'pris mangler',
    free: 'inkludert i prisen',
  },
  /** what insurance of one kind of animal is called, beside 'dyreforsikring' */
  animals: ['hundeforsikring', 'katteforsikring'],
  show: 'Vis tilbudet',
  remove: 'Fjern tilbud',
  removal: {
    question: (name: string) => `Vil du fjerne tilbudet på ${name}?`,
    consequence: 'Du kan ikke angre, men du kan alltid be om et nytt tilbud.',
    noWayBack: 'Vi fjerner tilbudet nå, og det kan ikke stoppes.',
    yes: 'Ja, fjern tilbudet',
    no: 'Nei, behold tilbudet',
    again: 'Prøv igjen',
    inProgress: 'Fjerner tilbudet',
    failed: 'En feil oppsto ved sletting av ditt tilbud.',
    outcomeUnknown: 'Vi vet ikke om tilbudet ble fjernet. Står det her fortsatt, kan du prøve igjen.',
    done: (name: string, left: number) => `Tilbudet på ${name} er fjernet. ${leftText(left)}`,
  },
} as const;

function leftText(left: number): string {
  return left === 0 ? 'Du har ingen flere tilbud.' : `Du har ${left} tilbud igjen.`;
}
