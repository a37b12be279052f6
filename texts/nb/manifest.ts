/** The web app manifest: what the portal is called where a customer installs it. */
export const texts = { name: (distributor: string) => `Forsikringsoversikt – ${distributor}` } as const;
