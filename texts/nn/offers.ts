import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offers.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Tilboda dine',
  intro: 'Det er lurt å sikre seg med gode forsikringar. Her er forsikringane du har sett på tidlegare.',
  empty: {
    title: 'Du har ingen tilbod',
    lead: 'Det er lurt å sikre seg med gode forsikringar. Når du ser på ei forsikring, finn du tilbodet igjen her.',
    action: 'Finn ei forsikring',
  },
  loading: 'Hentar tilboda dine',
  missing: 'Her manglar tilbod no',
  failed: 'Det oppstod ein feil då vi henta tilboda dine.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av tilboda dine manglar på lista.',
  validTo: (date) => `Tilbodet er gyldig til ${date}`,
  fee: (amount) => `Av dette går ${amount} til staten i trafikkforsikringsavgift`,
  withoutPrice: 'Du ser prisen i tilbodet.',
  otherProduct: 'Ei anna forsikring',
  package: {
    label: 'Dette er med i tilbodet',
    withoutPrice: 'Pris manglar',
    free: 'Inkludert i prisen',
  },
  presentPrice: (price, isPackage) =>
    isPackage
      ? `I dag betaler du ${price} for det same, utan resten av pakken.`
      : `I dag betaler du ${price} for det same.`,
  compareAlternatives: 'Samanlikn tilboda',
  compareWithPresent: 'Samanlikn med det du har',
  presentPriceOfOtherCover: (price, isCar, isPackage) =>
    `I dag betaler du ${price} for ${isCar ? 'den same bilen' : 'det same'}, med anna dekning${isPackage ? ' og utan resten av pakken' : ''}.`,
  total: (count, price) =>
    count === 2
      ? `Begge tilboda kostar ${price} til saman.`
      : `Alle ${count} tilboda kostar ${price} til saman.`,
  timeLeft: (days) => {
    if (days === 0) return 'Går ut i dag';
    return days === 1 ? '1 dag igjen' : `${days} dagar igjen`;
  },
  animals: ['Hundeforsikring', 'Katteforsikring'],
  show: 'Vis tilbodet',
  remove: 'Fjern tilbod',
  removal: {
    namesake: (name, description) => `${name} (${description})`,
    question: (name) => `Vil du fjerne tilbodet på ${name}?`,
    consequence: 'Du kan ikkje angre, men du kan alltid be om eit nytt tilbod.',
    noWayBack: 'Vi fjernar tilbodet no, og det kan ikkje stoppast.',
    yes: 'Ja, fjern tilbodet',
    no: 'Nei, behald tilbodet',
    inProgress: 'Fjernar tilbodet',
    failed: 'Det oppstod ein feil då vi skulle slette tilbodet ditt.',
    outcomeUnknown: 'Vi veit ikkje om tilbodet blei fjerna. Står det her framleis, kan du prøve igjen.',
    done: (name) => `Tilbodet på ${name} er fjerna.`,
    left: (count) => (count === 0 ? 'Du har ingen fleire tilbod.' : `Du har ${count} tilbod igjen.`),
  },
};
