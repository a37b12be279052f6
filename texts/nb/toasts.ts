export const texts = { region: 'Varsler', close: 'Lukk varsel' } as const;
