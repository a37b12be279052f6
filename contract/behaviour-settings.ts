import { type Static, type TObject, Type } from 'typebox';
import { LOGIN_CONTEXTS } from './session.ts';
import { strictObject } from './strict-object.ts';

export const CookieName = Type.String({ pattern: '^[A-Za-z0-9_-]+$', description: 'the name of a cookie' });
const CookieValue = Type.String({
  pattern: '^[\\w.-]{1,100}$',
  description: 'the value of a cookie',
});

/** A bank's own statistics opt-in: its cookie, and how the portal learns of an answer (spec: shell §4.4). */
export const BankOptIn = strictObject({
  cookie: CookieName,
  /** the value that means consent */
  optedIn: CookieValue,
  /** the value that means refusal; others are then no answer. Omitted: all values but `optedIn` mean refusal */
  optedOut: Type.Optional(CookieValue),
  /**
   * whether the bank's own dialog posts `optin_closed` when it closes, from `bankkontakt.domene` or a
   * subdomain. If omitted, the portal reads the cookie again when its own consent dialog closes
   */
  postsOptInClosed: Type.Optional(Type.Boolean()),
});
export type BankOptIn = Static<typeof BankOptIn>;

/** The portal's behaviour for a distributor. It never depends on the short name (ADR-028). */
export const behaviourSettings = {
  /** the source of the consent to statistics; if omitted, there are no statistics (spec: shell §4.4) */
  statisticsOptIn: Type.Optional(Type.Enum(['consent', 'bank'], { description: '"consent" or "bank"' })),
  bankOptIn: Type.Optional(BankOptIn),
  /** the market source if the URL names none; if omitted, it follows from the login (spec: shell §4.8) */
  marketSource: Type.Optional(
    Type.String({ pattern: '^[A-Z0-9_]{1,40}$', description: 'capital letters, digits and _, at most 40' }),
  ),
  /** login contexts with a link to the online bank; by default the mobile bank's (spec: shell §2.8) */
  onlineBankLoginContexts: Type.Optional(
    Type.Array(Type.Enum(LOGIN_CONTEXTS, { description: `one of ${LOGIN_CONTEXTS.join(', ')}` }), {
      uniqueItems: true,
      description: 'a list in which nothing stands twice',
    }),
  ),
  /**
   * whether all customers may have agreements in the partner group's systems, not only customers of its banks
   * (spec: overview §6)
   */
  partnerIntegration: Type.Optional(Type.Boolean()),
  /** whether the profile shows membership of an LO union (spec: shell §2.5) */
  showLoMedlemMinProfil: Type.Optional(Type.Boolean()),
  /** whether logout redirects to the URL from the server instead of always to loggUtUrl (spec: shell §6) */
  serverDecidesLogoutUrl: Type.Optional(Type.Boolean()),
};

export type BehaviourSettings = Static<TObject<typeof behaviourSettings>>;
