const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * The address of the bank's online-banking overview: nettbankUrl where it is set, else built from the bank contact's
 * domene; null where neither has one (spec: shell §3.1, decisions §8.4).
 */
export function onlineBankAddress(nettbankUrl: string | null, domene: string): string | null {
  if (nettbankUrl) return nettbankUrl;
  return HOST_NAME.test(domene) ? `https://${domene}/nettbank/oversikt` : null;
}
