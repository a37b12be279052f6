/** The consents explained, with other texts for bank customers (spec: decisions §4). HTML, one block per line. */
export const texts = {
  andre: {
    MARKETING: {
      tittel: 'Råd og tilbud fra oss',
      ingress: 'Si ja hvis du vil ha råd og tilbud om forsikring som passer for deg.',
      tekst: [
        '<h4>Hva du sier ja til</h4>',
        '<p>Vi bruker opplysninger om forsikringene dine til å gi deg råd og tilbud om <strong>andre forsikringer enn dem du har</strong>. Det kan være opplysninger om</p>',
        '<ul><li>hvilke forsikringer du har og har hatt</li><li>alder og bosted</li><li>hvordan du bruker nettsidene våre når du er logget inn</li></ul>',
        '<p>Vi kan kontakte deg på e-post, SMS og telefon.</p>',
        '<h4>Hva vi ikke bruker</h4>',
        '<p>Vi bruker <em>aldri</em> opplysninger om helse eller skader til markedsføring.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig, og du kan endre det her når du vil. Det endrer verken forsikringene eller prisene dine. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese mer om rettighetene dine.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Deling mellom skadeforsikring og personforsikring',
      ingress: 'Si ja hvis du vil at vi skal se alle forsikringene dine i sammenheng.',
      tekst: [
        '<h4>Hva du sier ja til</h4>',
        '<p>Skadeforsikring og personforsikring leveres av to selskaper, som ikke deler opplysninger om deg uten at du sier ja. Med samtykket kan selskapene dele</p>',
        '<ul><li>navn og kontaktopplysninger</li><li>hvilke forsikringer du har i hvert selskap</li><li>prisen på forsikringene</li></ul>',
        '<p>Da slipper du å gi de samme opplysningene flere ganger, og rådene våre tar hensyn til <strong>alle</strong> forsikringene dine.</p>',
        '<h4>Hva vi ikke deler</h4>',
        '<p>Helseopplysninger og skadesaker blir <em>aldri</em> delt mellom selskapene.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig. Tar du det tilbake, slutter selskapene å dele opplysninger om deg med en gang. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese mer om rettighetene dine.</p>',
      ],
    },
  },
  bankkunde: {
    MARKETING: {
      tittel: 'Råd og tilbud fra banken og oss',
      ingress: 'Si ja hvis du vil ha råd og tilbud om bank og forsikring som passer for deg.',
      tekst: [
        '<h4>Hva du sier ja til</h4>',
        '<p>Du er kunde både i banken og hos oss. Med samtykket kan vi sammen gi deg råd og tilbud om <strong>produkter du ikke har fra før</strong>. Vi bruker opplysninger om</p>',
        '<ul><li>hvilke forsikringer og bankprodukter du har og har hatt</li><li>alder og bosted</li><li>hvordan du bruker nettbanken og nettsidene våre når du er logget inn</li></ul>',
        '<p>Banken og vi kan kontakte deg i nettbanken, på e-post, SMS og telefon.</p>',
        '<h4>Hva vi ikke bruker</h4>',
        '<p>Vi bruker <em>aldri</em> opplysninger om helse, skader eller enkeltbetalinger til markedsføring.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig, og du kan endre det her eller i nettbanken når du vil. Det endrer verken avtalene eller prisene dine. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese mer om rettighetene dine.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Deling mellom bank og forsikring',
      ingress:
        'Si ja hvis du vil at banken og forsikringsselskapene skal se kundeforholdet ditt i sammenheng.',
      tekst: [
        '<h4>Hva du sier ja til</h4>',
        '<p>Banken og forsikringsselskapene har taushetsplikt, og deler ikke opplysninger om deg uten at du sier ja. Med samtykket kan de dele</p>',
        '<ul><li>navn og kontaktopplysninger</li><li>hvilke avtaler du har i banken og i hvert forsikringsselskap</li><li>verdier du har oppgitt, for eksempel på bolig og bil</li></ul>',
        '<p>Da slipper du å gi de samme opplysningene flere ganger, og rådgiveren din i banken kan svare på spørsmål om <strong>alle</strong> avtalene dine.</p>',
        '<h4>Hva vi ikke deler</h4>',
        '<p>Helseopplysninger, skadesaker og enkeltbetalinger blir <em>aldri</em> delt.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig. Tar du det tilbake, slutter banken og forsikringsselskapene å dele opplysninger om deg med en gang. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese mer om rettighetene dine.</p>',
      ],
    },
  },
} as const;
