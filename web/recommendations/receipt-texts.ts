export const receiptTexts = {
  title: 'Kvittering',
  lead: (inSentence: string) =>
    `Takk for at du valgte ${inSentence} hos oss. Du finner avtalen under dokumenter så snart den er klar.`,
  insurance: 'forsikring',
} as const;
