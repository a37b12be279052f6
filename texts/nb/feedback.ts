/** The title and text of a notice about a completed step. */
type NoticeText = { title: string; text: string };

const NOTICES: Readonly<
  Record<'thanks' | 'survey-thanks' | 'survey-aborted' | 'contact-thanks', NoticeText>
> = {
  thanks: {
    title: 'Takk for tilbakemeldingen',
    text: 'Vi svarer ikke på tilbakemeldinger herfra. Kontakt oss hvis du trenger hjelp.',
  },
  'survey-thanks': { title: 'Takk for svarene', text: 'De hjelper oss å gjøre sidene bedre.' },
  'survey-aborted': {
    title: 'Du avbrøt spørsmålene',
    text: 'Svarene ble ikke sendt. Tilbakemeldingen din har vi fått.',
  },
  'contact-thanks': { title: 'Takk, det er notert', text: 'Vi tar kontakt hvis vi vil spørre deg om mer.' },
};

export const texts = {
  region: 'Tilbakemelding',
  questions: {
    smiley: 'Hvor fornøyd er du med denne siden?',
    fantDuDetDuLetteEtter: 'Fant du det du lette etter?',
  },
  smileys: {
    1: 'Veldig misfornøyd',
    2: 'Misfornøyd',
    3: 'Verken fornøyd eller misfornøyd',
    4: 'Fornøyd',
    5: 'Veldig fornøyd',
  },
  answers: { ja: 'Ja', nei: 'Nei' },
  comment: {
    better: 'Hva kan vi gjøre bedre? (valgfritt)',
    good: 'Hva er bra? (valgfritt)',
    help: 'Ikke skriv personlige opplysninger. Vi leser tilbakemeldingen, men svarer ikke på den.',
    appears: 'Du kan skrive en kommentar nedenfor før du sender.',
  },
  send: 'Send',
  cancel: 'Avbryt',
  sending: 'Sender',
  noThanks: 'Nei takk',
  offline: 'Du er uten nett, så vi fikk ikke sendt det du skrev. Det står her fortsatt.',
  failed: 'Vi fikk ikke sendt det du skrev. Det står her fortsatt, så prøv igjen om litt.',
  noAnswer: 'Vi fikk ikke svar, så vi vet ikke om det er sendt. Prøv igjen, så får vi det bare én gang.',
  tooOften: 'Det kom mange tilbakemeldinger på kort tid. Vent et minutt, og prøv igjen.',
  notices: NOTICES,
  invitation: {
    title: 'Har du tid til noen spørsmål til?',
    text: 'Det tar et minutt og hjelper oss å gjøre sidene bedre.',
    accept: 'Jeg har tid!',
  },
  survey: {
    step: (step: number, steps: number) => `Steg ${step} av ${steps}`,
    next: 'Neste',
    submit: 'Send inn',
    help: 'Du kan hoppe over spørsmålet. Ikke skriv personlige opplysninger. Vi leser svarene, men svarer ikke på dem.',
    empty: 'Svar på minst ett av spørsmålene, eller velg «Avbryt».',
  },
  contact: {
    title: 'Kan vi kontakte deg?',
    text: 'Noen ganger vil vi gjerne spørre om mer. Er det greit, trenger vi e-postadressen din.',
    textWithPhone:
      'Noen ganger vil vi gjerne spørre om mer. Er det greit, trenger vi både e-postadressen og telefonnummeret ditt.',
    email: 'E-postadresse',
    emailHint: 'For eksempel navn@eksempel.no',
    phone: 'Telefonnummer',
    phoneHint: 'Åtte siffer, for eksempel 41 23 45 67',
    emailMissing: 'Du må oppgi e-postadresse for at vi kan kontakte deg',
    emailInvalid: 'Skriv inn en gyldig e-postadresse',
    phoneMissing: 'Du må oppgi telefonnummer for at vi kan kontakte deg',
    phoneInvalid: 'Skriv inn et gyldig telefonnummer',
  },
} as const;
