import { Type } from 'typebox';
import { BankContact, NorwegianPhone } from './distributor.ts';
import { HttpsAddress, LocalPathOrHttps } from './screen-settings.ts';
import { strictObject } from './strict-object.ts';

export const Text = Type.String({
  pattern: '\\S',
  maxLength: 200,
  description: 'a text of at most 200 characters, not blank',
});
const Origin = Type.String({
  pattern: '^(https://[a-z0-9.-]+(:\\d+)?|http://([a-z0-9-]+\\.)*localhost(:\\d+)?)$',
  description: 'an https:// address without path',
});

/** A distributor's names, contact and addresses, which the screens show (spec: decisions §2). */
export const bankSettings = {
  name: Text,
  wordmark: Text,
  /** font weight of the wordmark; default semibold */
  wordmarkWeight: Type.Optional(
    Type.Enum(['regular', 'semibold', 'bold'], { description: '"regular", "semibold" or "bold"' }),
  ),
  /** the company behind the insurances, for the note on the overview */
  insurer: Text,
  bankkontakt: strictObject(BankContact.properties),
  /** where a customer goes after logging out */
  loggUtUrl: LocalPathOrHttps,
  /** where a customer without a session goes; default the overview root, which shows the login page */
  unauthorizedUrl: Type.Optional(LocalPathOrHttps),
  /** where a customer goes after the session has timed out */
  timeoutUrl: LocalPathOrHttps,
  /** the bank's online banking; default built from the bank contact's domene */
  nettbankUrl: Type.Optional(HttpsAddress),
  /** template of the page that pays a bill, not the menu's address; default none (spec: beyond §10) */
  betalINettbankenUrl: Type.Optional(HttpsAddress),
  /** the insurance start page, to which the menu links if the overview is disabled; default /privat/forsikring */
  bankInsurancePage: Type.Optional(LocalPathOrHttps),
  /** the inbox with the bank's messages (spec: overview §2.1) */
  messagesUrl: LocalPathOrHttps,
  /** origin of the claims system that receives the form with the customer; default this host (spec: shell §2.4) */
  claimsHost: Type.Optional(Origin),
  /** address to open if the transfer to the claims system fails */
  claimsFallbackUrl: LocalPathOrHttps,
  /** origin that serves the API; default this host (spec: shell §3.5) */
  kfpApiHost: Type.Optional(Origin),
  meldSkadeUrl: HttpsAddress,
  /** the bank's emergency number, next to 'Meld skade' on the overview; default none (spec: beyond §1.4, ADR-017) */
  nodhjelpTelefon: Type.Optional(NorwegianPhone),
  /** templates of where an insurance is changed or cancelled; default none (spec: beyond §9) */
  endreUrl: Type.Optional(LocalPathOrHttps),
  siOppUrl: Type.Optional(LocalPathOrHttps),
  skadesakerUrl: LocalPathOrHttps,
  documentUrl: LocalPathOrHttps,
  menuVariant: Type.Enum(['standard', 'tilbake'], { description: '"standard" or "tilbake"' }),
  headerAlignment: Type.Enum(['left', 'centre'], { description: '"left" or "centre"' }),
};
