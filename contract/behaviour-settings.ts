import { type Static, type TObject, Type } from 'typebox';
import { LOGIN_CONTEXTS } from './session.ts';

export const CookieName = Type.String({ pattern: '^[A-Za-z0-9_-]+$', description: 'the name of a cookie' });
const CookieValue = Type.String({
  pattern: '^[\\w.-]{1,100}$',
  description: 'the value of a cookie',
});

/** A bank's own statistics opt-in (spec: shell §4.4): what its cookie says, and how it is known that the customer has answered. */
export const BankOptIn = Type.Object(
  {
    cookie: CookieName,
    /** the value that is a yes */
    optedIn: CookieValue,
    /** the value that is a no, and any other no answer; left out: every value but the yes is a no */
    optedOut: Type.Optional(CookieValue),
    /**
     * whether the bank's own dialog posts `optin_closed` when it closes, from `bankkontakt.domene` or below it; left out: the
     * portal's own consent dialog is what makes it read the cookie anew
     */
    postsOptInClosed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type BankOptIn = Static<typeof BankOptIn>;

/** How the portal behaves at a distributor: nothing of that hangs on its short name (ADR-104). */
export const behaviourSettings = {
  /** who says whether statistics may be kept; left out: nobody, so none are (spec: shell §4.4) */
  statisticsOptIn: Type.Optional(Type.Enum(['consent', 'bank'], { description: '"consent" or "bank"' })),
  bankOptIn: Type.Optional(BankOptIn),
  /** where customers come from whose address names nothing; left out: what their login says (spec: shell §4.8) */
  marketSource: Type.Optional(
    Type.String({ pattern: '^[A-Z0-9_]{1,40}$', description: 'capital letters, digits and _, at most 40' }),
  ),
  /** the login contexts after which the header leads to the online bank; left out: the mobile bank's (spec: shell §2.8) */
  onlineBankLoginContexts: Type.Optional(
    Type.Array(Type.Enum([...LOGIN_CONTEXTS], { description: `one of ${LOGIN_CONTEXTS.join(', ')}` }), {
      uniqueItems: true,
      description: 'a list in which nothing stands twice',
    }),
  ),
  /** whether all customers may have agreements in the partner group's systems, and not those of its banks alone (spec: overview §6) */
  partnerIntegration: Type.Optional(Type.Boolean()),
  /** whether the profile says if the customer is a member of an LO union (spec: shell §2.5) */
  showLoMedlemMinProfil: Type.Optional(Type.Boolean()),
  /** whether logging out leads where the server says, and not to loggUtUrl whatever it says (spec: shell §6) */
  serverDecidesLogoutUrl: Type.Optional(Type.Boolean()),
};

export type BehaviourSettings = Static<TObject<typeof behaviourSettings>>;
