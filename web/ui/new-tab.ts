/**
 * The attributes of a link that leads out of the portal. The pages' policy keeps their address from other origins. Our
 * own server needs it to serve files to Safari.
 */
export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;
