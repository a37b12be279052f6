/** What takes the place of a text that nobody knows: it may identify a person. */
export const UNKNOWN = '[tekst]';

/** Messages of our own. What varies in them is a name from our own code. */
const OURS: readonly RegExp[] = [
  /^Error while parsing JSON$/,
  /^Klarte ikke hente autentiseringstoken$/,
  /^Kunde traff side som ikke finnes$/,
  /^The app config value \w{1,60} is missing\.$/,
  /^no answer in time$/,
  /^the answer holds no token$/,
  /^useBoot must be used inside BootProvider$/,
];

/** What engines and libraries say; the values and texts that they write around it stay here. */
const PHRASES: readonly RegExp[] = [
  /Minified React error #\d{1,4}/,
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /Cannot convert undefined or null to object/,
  /Cannot access '[\w$]{1,3}' before initialization/,
  /(?:undefined|null) is not an object/,
  /is not (?:a function|a constructor|iterable|defined|an object|valid JSON)/,
  /Assignment to constant variable/,
  /Maximum call stack size exceeded|too much recursion/,
  /Invalid (?:time value|date|array length)/,
  /Failed to fetch dynamically imported module|error loading dynamically imported module/,
  /Importing a module script failed/,
  /Failed to fetch|Load failed|NetworkError when attempting to fetch resource/,
  /Failed to execute '\w{1,40}' on '\w{1,40}'/,
  /The (?:operation|user) (?:was )?aborted|signal is aborted without reason/,
  /The operation is insecure|Access is denied for this document/,
  /QuotaExceededError|exceeded the quota/,
  /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/,
  /Hydration failed/,
  /Non-Error promise rejection captured|captured as promise rejection/,
  /Script error/,
];

/** As much of a message as cannot come from a customer's data: one of ours, a phrase of an engine's, else `[tekst]`. */
export function knownMessage(message: string): string {
  if (OURS.some((known) => known.test(message))) return message;
  return PHRASES.map((phrase) => phrase.exec(message)?.[0]).find(Boolean) ?? UNKNOWN;
}

/** The name of an error's class as it stands in code, else `Error`. */
export function knownType(type: string): string {
  return /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(type) ? type : 'Error';
}
