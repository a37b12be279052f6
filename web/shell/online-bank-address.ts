const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * Returns the address of the online bank's overview: nettbankUrl if it is set, or else one based on the bank
 * contact's domene. null if both are missing (spec: shell §3.1, decisions §8.4).
 */
export function onlineBankAddress(nettbankUrl: string | null, domene: string): string | null {
  if (nettbankUrl) return nettbankUrl;
  return HOST_NAME.test(domene) ? `https://${domene}/nettbank/oversikt` : null;
}
