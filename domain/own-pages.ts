/** The pages of our own that a bank can have instead of an app beside the portal (spec: beyond §1). */
export const OWN_PAGES = ['detaljer', 'dokumenter', 'faktura', 'skader', 'meldinger'] as const;

export type OwnPage = (typeof OWN_PAGES)[number];
