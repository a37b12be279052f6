/** The attributes of a link that leads out of the portal. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;
