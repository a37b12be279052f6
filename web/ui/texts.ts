export const texts = {
  systemProblem:
    'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.',
  close: 'Lukk',
  tryAgain: 'Prøv igjen',
  pleaseWait: 'Vennligst vent',
  opensInNewTab: '(åpnes i ny fane)',
  characters: (length: number, limit: number) => `${length} av ${limit} tegn`,
  spokenUnits: { 'kr/md': 'kroner i måneden', 'kr/år': 'kroner i året' },
  tooManyCharacters: (count: number) => `Du har skrevet ${count} tegn for mye`,
} as const;
