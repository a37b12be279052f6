import type { Translation } from '../languages.ts';
import type * as nb from '../nb/consents.ts';

export const texts: Translation<typeof nb.texts> = {
  andre: {
    MARKETING: {
      tittel: 'Råd og tilbod frå oss',
      ingress: 'Sei ja viss du vil ha råd og tilbod om forsikring som passar for deg.',
      tekst: [
        '<h4>Kva du seier ja til</h4>',
        '<p>Vi bruker opplysningar om forsikringane dine til å gi deg råd og tilbod om <strong>andre forsikringar enn dei du har</strong>. Det kan vere opplysningar om</p>',
        '<ul><li>kva forsikringar du har og har hatt</li><li>alder og bustad</li><li>korleis du bruker nettsidene våre når du er logga inn</li></ul>',
        '<p>Vi kan kontakte deg på e-post, SMS og telefon.</p>',
        '<h4>Kva vi ikkje bruker</h4>',
        '<p>Vi bruker <em>aldri</em> opplysningar om helse eller skadar til marknadsføring.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig, og du kan endre det her når du vil. Det endrar verken forsikringane eller prisane dine. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese meir om rettane dine.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Deling mellom skadeforsikring og personforsikring',
      ingress: 'Sei ja viss du vil at vi skal sjå alle forsikringane dine i samanheng.',
      tekst: [
        '<h4>Kva du seier ja til</h4>',
        '<p>Skadeforsikring og personforsikring blir leverte av to selskap, som ikkje deler opplysningar om deg utan at du seier ja. Med samtykket kan selskapa dele</p>',
        '<ul><li>namn og kontaktopplysningar</li><li>kva forsikringar du har i kvart selskap</li><li>prisen på forsikringane</li></ul>',
        '<p>Då slepp du å gi dei same opplysningane fleire gonger, og råda våre tek omsyn til <strong>alle</strong> forsikringane dine.</p>',
        '<h4>Kva vi ikkje deler</h4>',
        '<p>Helseopplysningar og skadesaker blir <em>aldri</em> delte mellom selskapa.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig. Tek du det tilbake, sluttar selskapa å dele opplysningar om deg med ein gong. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese meir om rettane dine.</p>',
      ],
    },
  },
  bankkunde: {
    MARKETING: {
      tittel: 'Råd og tilbod frå banken og oss',
      ingress: 'Sei ja viss du vil ha råd og tilbod om bank og forsikring som passar for deg.',
      tekst: [
        '<h4>Kva du seier ja til</h4>',
        '<p>Du er kunde både i banken og hos oss. Med samtykket kan vi saman gi deg råd og tilbod om <strong>produkt du ikkje har frå før</strong>. Vi bruker opplysningar om</p>',
        '<ul><li>kva forsikringar og bankprodukt du har og har hatt</li><li>alder og bustad</li><li>korleis du bruker nettbanken og nettsidene våre når du er logga inn</li></ul>',
        '<p>Banken og vi kan kontakte deg i nettbanken, på e-post, SMS og telefon.</p>',
        '<h4>Kva vi ikkje bruker</h4>',
        '<p>Vi bruker <em>aldri</em> opplysningar om helse, skadar eller enkeltbetalingar til marknadsføring.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig, og du kan endre det her eller i nettbanken når du vil. Det endrar verken avtalane eller prisane dine. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese meir om rettane dine.</p>',
      ],
    },
    CROSS_DOMAIN: {
      tittel: 'Deling mellom bank og forsikring',
      ingress:
        'Sei ja viss du vil at banken og forsikringsselskapa skal sjå kundeforholdet ditt i samanheng.',
      tekst: [
        '<h4>Kva du seier ja til</h4>',
        '<p>Banken og forsikringsselskapa har teieplikt, og deler ikkje opplysningar om deg utan at du seier ja. Med samtykket kan dei dele</p>',
        '<ul><li>namn og kontaktopplysningar</li><li>kva avtalar du har i banken og i kvart forsikringsselskap</li><li>verdiar du har oppgitt, til dømes på bustad og bil</li></ul>',
        '<p>Då slepp du å gi dei same opplysningane fleire gonger, og rådgivaren din i banken kan svare på spørsmål om <strong>alle</strong> avtalane dine.</p>',
        '<h4>Kva vi ikkje deler</h4>',
        '<p>Helseopplysningar, skadesaker og enkeltbetalingar blir <em>aldri</em> delte.</p>',
        '<h4>Du kan ombestemme deg</h4>',
        '<p>Samtykket er frivillig. Tek du det tilbake, sluttar banken og forsikringsselskapa å dele opplysningar om deg med ein gong. Hos <a href="https://www.datatilsynet.no/" rel="noopener">Datatilsynet</a> kan du lese meir om rettane dine.</p>',
      ],
    },
  },
};
