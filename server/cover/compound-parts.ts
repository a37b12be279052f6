/** Words that compounds of insurance terms consist of, beside those of the synonyms. */
export const COMPOUND_PARTS: readonly string[] = (
  'ansvar arbeid areal avtale barn behandling bein berging bevis bolig brudd bruk bygning bygg bygge dag dekning ' +
  'del deler dyr dødsfall eier erstatning fall familie feil ferie forening forsikring fri fritid frost frakt full ' +
  'gang garasje gass gods grunn grense gruppe gulv hage hav havn hel helse hele henger heis hjelm hjelp hjul ' +
  'hund hus hytte håndverker høst inn innbo jord katt kapital kjeller kjøp klima kollektiv konto kortet kort kost krav krise ' +
  'kunde lading lade lager lang lege leie leilighet lekkasje lisens liv lån lås løs maskin maskiner mat medisin medlem ' +
  'merke midler miljø motor mur mus måned natt natur nett nøkkel nød olje opphold ord pakke parkering ' +
  'pass penger pensjon person plass pleie politi post premie produkt rente regn reise reparasjon rest rett ring ' +
  'rom rute ryggsekk rygg rør sak samling selger selvrisiko senger service sikker sikring skade ski skog slag ' +
  'slep sommer stein stue storm strøm sum sykdom syke tak tank tann tann tap telefon telt tid tilbehør ting ' +
  'tjeneste tog tre trafikk transport ulykke ung ungdom utgift utgifter utleie utstyr utstyret vakt vann varme vask ' +
  'vei ventetid verdi verdt verk verksted vern vind vindu vinter voksen vilkår yrke øye år årlig sjø snø ' +
  'dame herre mann kone tekking'
).split(' ');

/** Letters of words that contain another word by accident: `ring` is only the end of `forsikring`. */
export const NOT_PARTS: readonly (readonly [whole: string, part: string])[] = [
  ['motorsyk', 'sykkel'],
  ['motorsykl', 'sykl'],
  ['sykehus', 'hus'],
  ['billig', 'bil'],
  ['husdyr', 'hus'],
  ['husstand', 'hus'],
  ['hustru', 'hus'],
  ['vannscooter', 'vann'],
  ['vannskuter', 'vann'],
  ['brannbil', 'bil'],
  ['taksameter', 'tak'],
  ['takst', 'tak'],
  ['livrem', 'liv'],
  ['livmor', 'liv'],
  ['reisende', 'reis'],
  ['skattek', 'katt'],
  ['hjemmel', 'hjem'],
  ['glassur', 'glass'],
  ['hestekr', 'hest'],
  ['fartøy', 'tøy'],
  ['kjøretøy', 'tøy'],
  ['hendels', 'hend'],
  ['tøyet', 'tøyet'],
  ['tøyet', 'øyet'],
  ['vindaug', 'aug'],
  ['vindaug', 'auget'],
  ['tilbake', 'bak'],
  ['rørlegger', 'legg'],
  ['kring', 'ring'],
  ['ering', 'ring'],
  ['æring', 'ring'],
  ['øring', 'ring'],
  ['agring', 'ring'],
  ['dring', 'ring'],
  ['forsikring', 'sikring'],
  ['verdi', 'verd'],
  ['taker', 'tak'],
  ['takar', 'tak'],
  ['bekreft', 'kreft'],
  ['idrettslag', 'slag'],
  ['rettslag', 'slag'],
  ['nedslag', 'slag'],
  ['forslag', 'slag'],
  ['overslag', 'slag'],
  ['utslag', 'slag'],
  ['ektefelle', 'fell'],
  ['innbrudd', 'brudd'],
  ['avbrudd', 'brudd'],
  ['krist', 'kris'],
  ['sammenheng', 'heng'],
  ['samanheng', 'heng'],
  ['fullfør', 'før'],
  ['drivstoff', 'driv'],
  ['selger', 'elg'],
  ['ident', 'dent'],
  ['veteran', 'ran'],
  ['veteran', 'vet'],
  ['varebil', 'var'],
  ['takstmann', 'mann'],
  ['nordmann', 'mann'],
  ['innboks', 'innbo'],
];
