export const texts = {
  heading: 'Trenger du en ny forsikring?',
  discount: 'Du kan få opptil 20\u00a0% rabatt når du samler forsikringene hos oss.',
  aboutDiscount: 'Mer om rabatten',
  explanation:
    'Rabatten avhenger av hvilke forsikringer du har, og hvor mange. Du ser hva du får, før du kjøper.',
  action: 'Kjøp forsikring',
} as const;
