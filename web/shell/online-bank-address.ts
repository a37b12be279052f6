const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Returns nettbankUrl, or else an address of the bank's domene, or null (spec: shell §3.1, decisions §8.4). */
export function onlineBankAddress(nettbankUrl: string | null, domene: string): string | null {
  if (nettbankUrl) return nettbankUrl;
  return HOST_NAME.test(domene) ? `https://${domene}/nettbank/oversikt` : null;
}
