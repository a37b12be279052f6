import type { Toggles, TogglesOptions } from './toggles.ts';

/** Returns the toggles of the distributor file, or of an Unleash server where one is configured (spec: decisions §6). */
export async function openToggles({ unleash, ...options }: TogglesOptions): Promise<Toggles> {
  if (unleash === null) return { of: ({ toggles }) => toggles, close() {} };
  const { unleashToggles } = await import('./unleash-toggles.ts');
  return await unleashToggles(unleash, options);
}
