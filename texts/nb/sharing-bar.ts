/** The texts of the bar on pages with another customer's data (spec: beyond §12). */
export const texts = {
  label: 'Deling',
  whose: (name: string) =>
    name ? `Du ser forsikringene til ${name}.` : 'Du ser forsikringene til en som deler med deg.',
  readOnly: 'Du kan ikke endre noe.',
  back: 'Tilbake til mine',
} as const;
