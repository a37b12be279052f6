/** Replaces an unknown text, which may identify a person. */
const UNKNOWN = '[tekst]';

/** Messages of our own code. Their only variable part is a name from our code. */
const OWN_MESSAGES: readonly RegExp[] = [
  /^Error while parsing JSON$/,
  /^Klarte ikke hente autentiseringstoken$/,
  /^Kunde traff side som ikke finnes$/,
  /^The app config value \w{1,60} is missing\.$/,
  /^no response in time$/,
  /^the response contains no token$/,
  /^useBoot must be used inside BootProvider$/,
];

/** Phrases of JavaScript engines and libraries. The values and texts around a phrase are not reported. */
const ENGINE_PHRASES: readonly RegExp[] = [
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

/** Returns our own message or a phrase of a JavaScript engine in a message; otherwise `[tekst]`. */
export function knownMessage(message: string): string {
  if (OWN_MESSAGES.some((known) => known.test(message))) return message;
  return ENGINE_PHRASES.map((phrase) => phrase.exec(message)?.[0]).find(Boolean) ?? UNKNOWN;
}

/** Returns `type` if it looks like the name of an error class, otherwise `Error`. */
export function knownType(type: string): string {
  return /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/.test(type) ? type : 'Error';
}
