export const texts = {
  heading: 'Tilbud du har sett på',
  loading: 'Henter tilbudene dine',
  missing: 'Her mangler tilbud nå',
  inPackage: (count: number) => `+ ${count} i pakken`,
  more: (count: number) => (count === 1 ? '+ 1 forsikring' : `+ ${count} forsikringer`),
  all: 'Se tilbudene',
} as const;
