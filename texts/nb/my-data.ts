/** The texts of the sections 'Dataene dine' and 'Sletting' of the page 'Data og sikkerhet' (spec: beyond §3). */
export const texts = {
  data: {
    title: 'Dataene dine',
    lead: 'Hent alt vi har om deg på forsikringssidene, og det systemene våre har. PDF-en er til å lese, JSON-filen er til andre systemer. Forsikringer som du bare ser hos en annen bank, er ikke med.',
    pdf: 'Les som PDF',
    json: 'Last ned som JSON',
    needsLogin:
      'For at ingen andre skal hente dataene dine, må du logge inn på nytt først. Da kan du hente dem i ti minutter.',
    logIn: 'Logg inn på nytt',
    loginFailed: 'Vi får ikke startet innloggingen akkurat nå. Prøv igjen.',
    failed: 'Akkurat nå får vi ikke sjekket om du kan hente dataene dine.',
    withoutScript: 'For å logge inn på nytt uten JavaScript: logg ut, logg inn og kom tilbake hit.',
  },
  deletion: {
    title: 'Sletting',
    lead: 'Du kan be oss slette alt vi har om deg på forsikringssidene. Noe må vi beholde så lenge loven sier det. Forsikringene dine må du si opp selv.',
    request: {
      start: 'Be om sletting',
      question: 'Vil du be om at alt om deg slettes?',
      consequence: 'Vi svarer deg innen en måned. Du kan bruke forsikringssidene til det er gjort.',
      yes: 'Ja, be om sletting',
      no: 'Nei, ikke nå',
      failed: 'Vi fikk ikke tatt imot ønsket om sletting. Prøv igjen.',
    },
    withdrawal: {
      start: 'Trekk ønsket om sletting',
      question: 'Vil du trekke ønsket om sletting?',
      consequence: 'Da sletter vi ingenting. Du kan be om sletting igjen når du vil.',
      yes: 'Ja, trekk ønsket',
      no: 'Nei, behold ønsket',
      failed: 'Vi fikk ikke trukket ønsket om sletting. Prøv igjen.',
    },
    asked: (date: string) => `Du ba om sletting ${date}. Vi svarer deg innen en måned.`,
    withdrawn: 'Ønsket om sletting er trukket. Vi sletter ingenting.',
  },
  outcomeUnknown: 'Vi fikk ikke svar, så vi vet ikke om det ble gjort. Prøv igjen.',
} as const;
