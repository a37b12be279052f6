import type { Toggles, TogglesOptions } from './toggles.ts';

/**
 * Returns the toggles of the Unleash server if one is configured, else those of the distributor file
 * (spec: decisions §6).
 */
export async function openToggles({ unleash, ...options }: TogglesOptions): Promise<Toggles> {
  if (unleash === null) return { of: ({ toggles }) => toggles, onChange() {}, close() {} };
  const { unleashToggles } = await import('./unleash-toggles.ts');
  return await unleashToggles(unleash, options);
}
