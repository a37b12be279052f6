import type { Translation } from '../languages.ts';
import type * as nb from '../nb/my-data.ts';

export const texts: Translation<typeof nb.texts> = {
  data: {
    title: 'Dataa dine',
    lead: 'Hent alt vi har om deg på forsikringssidene, og det systema våre har. PDF-en er til å lese, JSON-fila er til andre system. Forsikringar som du berre ser hos ein annan bank, er ikkje med.',
    pdf: 'Les som PDF',
    json: 'Last ned som JSON',
    needsLogin:
      'For at ingen andre skal hente dataa dine, må du logge inn på nytt først. Då kan du hente dei i ti minutt.',
    logIn: 'Logg inn på nytt',
    loginFailed: 'Vi får ikkje starta innlogginga akkurat no. Prøv igjen.',
    failed: 'Akkurat no får vi ikkje sjekka om du kan hente dataa dine.',
    withoutScript: 'For å logge inn på nytt utan JavaScript: logg ut, logg inn og kom tilbake hit.',
  },
  deletion: {
    title: 'Sletting',
    lead: 'Du kan be oss slette alt vi har om deg på forsikringssidene. Noko må vi ta vare på så lenge lova seier det. Forsikringane dine må du seie opp sjølv.',
    request: {
      start: 'Be om sletting',
      question: 'Vil du be om at alt om deg blir sletta?',
      consequence: 'Vi svarer deg innan ein månad. Du kan bruke forsikringssidene til det er gjort.',
      yes: 'Ja, be om sletting',
      no: 'Nei, ikkje no',
      failed: 'Vi fekk ikkje teke imot ønsket om sletting. Prøv igjen.',
    },
    withdrawal: {
      start: 'Trekk ønsket om sletting',
      question: 'Vil du trekkje ønsket om sletting?',
      consequence: 'Då slettar vi ingenting. Du kan be om sletting igjen når du vil.',
      yes: 'Ja, trekk ønsket',
      no: 'Nei, behald ønsket',
      failed: 'Vi fekk ikkje trekt ønsket om sletting. Prøv igjen.',
    },
    asked: (date) => `Du bad om sletting ${date}. Vi svarer deg innan ein månad.`,
    withdrawn: 'Ønsket om sletting er trekt. Vi slettar ingenting.',
  },
  outcomeUnknown: 'Vi fekk ikkje svar, så vi veit ikkje om det blei gjort. Prøv igjen.',
};
