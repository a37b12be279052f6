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

/** Words that contain another one by accident, by that one: `ring` is only the end of `forsikring`. */
const ACCIDENTS = `
sykkel: motorsyk
sykl: motorsykl
hus: sykehus husdyr husstand hustru
bil: billig brannbil
vann: vannscooter vannskuter
tak: taksameter takst taker takar
liv: livrem livmor
reis: reisende
katt: skattek
hjem: hjemmel
glass: glassur
hest: hestekr
tøy: fartøy kjøretøy
hend: hendels
tøyet: tøyet
øyet: tøyet
aug: vindaug
auget: vindaug
bak: tilbake
legg: rørlegger
ring: kring ering æring øring agring dring
sikring: forsikring
verd: verdi
kreft: bekreft
slag: idrettslag rettslag nedslag forslag overslag utslag
fell: ektefelle
brudd: innbrudd avbrudd
kris: krist
heng: sammenheng samanheng
før: fullfør
driv: drivstoff
elg: selger
dent: ident
ran: veteran
vet: veteran
var: varebil
mann: takstmann nordmann
innbo: innboks
`;

/** The letters of words in which a stem is no part, by the stem. */
export const WHOLES_BY_PART: ReadonlyMap<string, readonly string[]> = new Map(
  ACCIDENTS.trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([part = '', wholes = '']) => [part, wholes.split(' ')]),
);
