/** The texts of the web app manifest, with the portal's name after installation. */
export const texts = { name: (distributor: string) => `Forsikringsoversikt – ${distributor}` } as const;
