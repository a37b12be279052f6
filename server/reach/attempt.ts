/** Something that the configuration names, and an attempt to use it, which rejects with the reason. */
export type Attempt = { name: string; reach: () => Promise<void> };
