import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-below.ts';

export const belowTexts: Translation<typeof nb.belowTexts> = {
  missing: {
    heading: 'Saknar du ei forsikring?',
    lead: 'Du kan ha forsikringar som ikkje står i oversikta.',
    more: (count) => `Vis ${count} til`,
    fewer: 'Vis færre',
    items: [
      {
        title: 'Forsikring gjennom jobben',
        text: 'Mange arbeidsgivarar har reise-, ulukkes- og helseforsikring for dei tilsette. Spør leiaren din kva som gjeld for deg.',
        ways: ['arbeidsgiver'],
        link: 'Sjå forsikringar gjennom arbeidsgivar',
      },
      {
        title: 'Forsikring gjennom bankkort eller kundeprogram',
        text: 'Betaler du reisa med kredittkortet, kan du vere forsikra gjennom kortet. Kundeprogram har òg ofte forsikringar for medlemmene.',
        ways: ['kort', 'program'],
        link: 'Sjå forsikringar gjennom kort og program',
      },
      {
        title: 'Forsikring gjennom forbund',
        text: 'Er du medlem av eit fagforbund eller ein interesseorganisasjon, kan forsikringar vere med i medlemskapen. Forbundet ditt veit kva du er forsikra for.',
        ways: ['forbund'],
        link: 'Sjå forsikringar gjennom forbund',
      },
      {
        title: 'Forsikring gjennom familien',
        text: 'Innbu- og reiseforsikring gjeld ofte alle i husstanden. Er avtalen i namnet til den du bur saman med, ser du han her berre når den personen deler med deg.',
        ways: [],
        link: null,
      },
      {
        title: 'Forsikring i eit anna selskap',
        text: 'Her ser du berre forsikringane du har hos oss. Har du kjøpt ei forsikring i eit anna selskap, finn du forsikringa når du loggar inn der.',
        ways: [],
        link: null,
      },
    ],
  },
  member: {
    mark: 'LO',
    heading: 'For deg som er LO-medlem',
    double: {
      heading: 'Har du to innbuforsikringar?',
      text: 'Innbuforsikring følgjer med medlemskapen. Vi hjelper deg med å seie opp den du ikkje treng.',
      known: 'Du har to innbuforsikringar',
      knownText:
        'Den eine følgjer med medlemskapen, den andre har du kjøpt sjølv. Vi hjelper deg med å seie opp den du ikkje treng.',
      link: 'Få hjelp til å seie opp',
    },
    benefits: {
      heading: 'Fordelane du har som medlem',
      list: [
        'Toppdekning til standardpris',
        '1000\u00a0kroner lågare eigendel på heim',
        'Kollektiv rabatt på opptil 15\u00a0%',
      ],
    },
  },
  entries: { heading: 'Kva vil du forsikre?' },
};
