import type { OtherWay } from '../../contract/screen-settings.ts';

/** A place where a missing insurance can be. `link` leads to the cards of its `ways`. */
type MissingItem = { title: string; text: string; ways: readonly OtherWay[]; link: string | null };

/** The texts below the insurances. */
export const belowTexts = {
  missing: {
    heading: 'Savner du en forsikring?',
    lead: 'Du kan ha forsikringer som ikke står i oversikten.',
    more: (count: number) => `Vis ${count} til`,
    fewer: 'Vis færre',
    items: [
      {
        title: 'Forsikring gjennom jobben',
        text: 'Mange arbeidsgivere har reise-, ulykkes- og helseforsikring for de ansatte. Spør lederen din hva som gjelder for deg.',
        ways: ['arbeidsgiver'],
        link: 'Se forsikringer gjennom arbeidsgiver',
      },
      {
        title: 'Forsikring gjennom bankkort eller kundeprogram',
        text: 'Betaler du reisen med kredittkortet, kan du være forsikret gjennom kortet. Kundeprogrammer har også ofte forsikringer for medlemmene.',
        ways: ['kort', 'program'],
        link: 'Se forsikringer gjennom kort og program',
      },
      {
        title: 'Forsikring gjennom forbund',
        text: 'Er du medlem av et fagforbund eller en interesseorganisasjon, kan forsikringer følge med medlemskapet. Forbundet ditt vet hvilke.',
        ways: ['forbund'],
        link: 'Se forsikringer gjennom forbund',
      },
      {
        title: 'Forsikring gjennom familien',
        text: 'Innbo- og reiseforsikring gjelder ofte alle i husstanden. Er avtalen i navnet til den du bor sammen med, ser du den her bare når den personen deler med deg.',
        ways: [],
        link: null,
      },
      {
        title: 'Forsikring i et annet selskap',
        text: 'Her ser du bare forsikringene du har hos oss. Har du kjøpt en forsikring i et annet selskap, finner du den når du logger inn der.',
        ways: [],
        link: null,
      },
    ] as readonly MissingItem[],
  },
  member: {
    mark: 'LO',
    heading: 'For deg som er LO-medlem',
    double: {
      heading: 'Har du to innboforsikringer?',
      text: 'Innboforsikring følger med medlemskapet. Vi hjelper deg med å si opp den du ikke trenger.',
      known: 'Du har to innboforsikringer',
      knownText:
        'Den ene følger med medlemskapet, den andre har du kjøpt selv. Vi hjelper deg med å si opp den du ikke trenger.',
      link: 'Få hjelp til å si opp',
    },
    benefits: {
      heading: 'Fordelene du har som medlem',
      list: [
        'Toppdekning til standardpris',
        '1000\u00a0kroner lavere egenandel på hjem',
        'Kollektiv rabatt på opptil 15\u00a0%',
      ],
    },
  },
  entries: { heading: 'Hva vil du forsikre?' },
} as const;
