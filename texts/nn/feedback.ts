import type { Translation } from '../languages.ts';
import type * as nb from '../nb/feedback.ts';

export const texts: Translation<typeof nb.texts> = {
  region: 'Tilbakemelding',
  questions: {
    smiley: 'Kor nøgd er du med denne sida?',
    fantDuDetDuLetteEtter: 'Fann du det du leitte etter?',
  },
  smileys: {
    1: 'Svært misnøgd',
    2: 'Misnøgd',
    3: 'Verken nøgd eller misnøgd',
    4: 'Nøgd',
    5: 'Svært nøgd',
  },
  answers: { ja: 'Ja', nei: 'Nei' },
  comment: {
    better: 'Kva kan vi gjere betre? (valfritt)',
    good: 'Kva er bra? (valfritt)',
    help: 'Ikkje skriv personlege opplysningar. Vi les tilbakemeldinga, men sender ikkje noko svar.',
    appears: 'Du kan skrive ein kommentar nedanfor før du sender.',
  },
  send: 'Send',
  cancel: 'Avbryt',
  sending: 'Sender',
  noThanks: 'Nei takk',
  offline: 'Du er utan nett, så vi fekk ikkje sendt det du skreiv. Det står her framleis.',
  failed: 'Vi fekk ikkje sendt det du skreiv. Det står her framleis, så prøv igjen om litt.',
  noAnswer: 'Vi fekk ikkje svar, så vi veit ikkje om det er sendt. Prøv igjen, så får vi det berre éin gong.',
  tooOften: 'Det kom mange tilbakemeldingar på kort tid. Vent eit minutt, og prøv igjen.',
  notices: {
    thanks: {
      title: 'Takk for tilbakemeldinga',
      text: 'Vi svarer ikkje på tilbakemeldingar herfrå. Kontakt oss viss du treng hjelp.',
    },
    'survey-thanks': { title: 'Takk for svara', text: 'Dei hjelper oss med å gjere sidene betre.' },
    'survey-aborted': {
      title: 'Du avbraut spørsmåla',
      text: 'Svara blei ikkje sende. Tilbakemeldinga di har vi fått.',
    },
    'contact-thanks': {
      title: 'Takk, det er notert',
      text: 'Vi tek kontakt viss vi vil spørje deg om meir.',
    },
  },
  invitation: {
    title: 'Har du tid til nokre spørsmål til?',
    text: 'Det tek eit minutt og hjelper oss med å gjere sidene betre.',
    accept: 'Ja, gjerne',
  },
  survey: {
    step: (step, steps) => `Steg ${step} av ${steps}`,
    next: 'Neste',
    submit: 'Send inn',
    help: 'Du kan hoppe over spørsmålet. Ikkje skriv personlege opplysningar. Vi les svara, men svarer ikkje på dei.',
    empty: 'Svar på minst eitt av spørsmåla, eller vel «Avbryt».',
  },
  contact: {
    title: 'Kan vi kontakte deg?',
    text: 'Nokre gonger vil vi gjerne spørje om meir. Er det greitt, treng vi e-postadressa di.',
    textWithPhone:
      'Nokre gonger vil vi gjerne spørje om meir. Er det greitt, treng vi både e-postadressa di og telefonnummeret ditt.',
    email: 'E-postadresse',
    emailHint: 'Til dømes namn@eksempel.no',
    phone: 'Telefonnummer',
    phoneHint: 'Åtte siffer, til dømes 41 23 45 67',
    emailMissing: 'Du må oppgi e-postadresse for at vi skal kunne kontakte deg',
    emailInvalid: 'Skriv inn ei gyldig e-postadresse',
    phoneMissing: 'Du må oppgi telefonnummer for at vi skal kunne kontakte deg',
    phoneInvalid: 'Skriv inn eit gyldig telefonnummer',
  },
};
