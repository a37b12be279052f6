export const texts = {
  title: 'Du blir snart logget ut',
  lead: 'Av hensyn til sikkerheten logger vi deg ut om',
  question: 'Vil du fortsette?',
  seconds: (seconds: number) => (seconds === 1 ? '1\u00a0sekund' : `${seconds}\u00a0sekunder`),
  announcement: (seconds: number) =>
    `Vi logger deg ut om ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}.`,
  continue: 'Fortsett økten',
  close: 'Lukk',
  failed: 'Vi klarte ikke å forlenge økten. Prøv igjen.',
  limitReached: 'Økten kan ikke bli lengre. Logg inn på nytt for å fortsette.',
  extended: 'Økten er forlenget',
} as const;
