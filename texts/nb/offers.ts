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
  withoutPrice: 'Du ser prisen i tilbudet.',
  otherProduct: 'En annen forsikring',
  package: {
    label: 'Dette er med i tilbudet',
    withoutPrice: 'Pris mangler',
    free: 'Inkludert i prisen',
  },
  /** `isPackage`: the offer covers more than the customer has insured today */
  presentPrice: (price: string, isPackage: boolean) =>
    isPackage
      ? `I dag betaler du ${price} for det samme, uten resten av pakken.`
      : `I dag betaler du ${price} for det samme.`,
  compareAlternatives: 'Sammenlign tilbudene',
  compareWithPresent: 'Sammenlign med det du har',
  /** `isPackage`: as above */
  presentPriceOfOtherCover: (price: string, isCar: boolean, isPackage: boolean) =>
    `I dag betaler du ${price} for ${isCar ? 'samme bil' : 'det samme'}, med annen dekning${isPackage ? ' og uten resten av pakken' : ''}.`,
  total: (count: number, price: string) =>
    count === 2
      ? `Begge tilbudene koster ${price} til sammen.`
      : `Alle ${count} tilbudene koster ${price} til sammen.`,
  timeLeft: (days: number) => {
    if (days === 0) return 'Utløper i dag';
    return days === 1 ? '1 dag igjen' : `${days} dager igjen`;
  },
  /** the names of insurance for one kind of animal, in addition to 'Dyreforsikring' */
  animals: ['Hundeforsikring', 'Katteforsikring'],
  show: 'Vis tilbudet',
  remove: 'Fjern tilbud',
  removal: {
    namesake: (name: string, description: string) => `${name} (${description})`,
    question: (name: string) => `Vil du fjerne tilbudet på ${name}?`,
    consequence: 'Du kan ikke angre, men du kan alltid be om et nytt tilbud.',
    noWayBack: 'Vi fjerner tilbudet nå, og det kan ikke stoppes.',
    yes: 'Ja, fjern tilbudet',
    no: 'Nei, behold tilbudet',
    inProgress: 'Fjerner tilbudet',
    failed: 'En feil oppsto ved sletting av ditt tilbud.',
    outcomeUnknown: 'Vi vet ikke om tilbudet ble fjernet. Står det her fortsatt, kan du prøve igjen.',
    done: (name: string) => `Tilbudet på ${name} er fjernet.`,
    left: (count: number) => (count === 0 ? 'Du har ingen flere tilbud.' : `Du har ${count} tilbud igjen.`),
  },
} as const;
