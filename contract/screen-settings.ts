import { type Static, Type } from 'typebox';
import { OWN_PAGES } from '../domain/own-pages.ts';
import { PRODUCT_AREAS } from '../domain/product-area.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { strictObject } from './strict-object.ts';

const Text = Type.String({ minLength: 1, maxLength: 200, description: 'a text of at most 200 characters' });
export const LongText = Type.String({
  minLength: 1,
  maxLength: 1000,
  description: 'a text of at most 1000 characters',
});

export const HttpsAddress = Type.String({
  pattern: '^https://[^\\s"\'<>;]+$',
  description: 'an https:// address',
});
export const LocalPathOrHttps = Type.String({
  pattern: '^(/(?![/\\\\])|https://(?=.))[^\\s"\'<>;]*$',
  description: 'a path such as /privat/forsikring or an https:// address',
});

/** The ways customers can have insurances that are not in their list (spec: overview §2.4). */
const OTHER_WAYS = ['kort', 'program', 'arbeidsgiver', 'forbund'] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];

/** A card of /andre-forsikringer (spec: overview §2.4). */
export const OtherInsurance = strictObject({
  title: Text,
  description: LongText,
  meldSkadeUrl: Type.Optional(LocalPathOrHttps),
  lesMerUrl: Type.Optional(LocalPathOrHttps),
  /** the name by which the overview links to this card; if omitted, no link leads here */
  gjennom: Type.Optional(
    Type.Enum(OTHER_WAYS, { description: 'one of kort, program, arbeidsgiver, forbund' }),
  ),
});
export type OtherInsurance = Static<typeof OtherInsurance>;

/** An info card of /kjopsinnganger (spec: overview §2.5). */
export const InfoCard = strictObject({
  title: Text,
  description: LongText,
  url: LocalPathOrHttps,
  linkText: Text,
});
export type InfoCard = Static<typeof InfoCard>;

/** A product for sale. LO members get `loUrl` if it is set (spec: overview §6). */
const PurchaseLink = strictObject({
  text: Text,
  url: LocalPathOrHttps,
  loUrl: Type.Optional(LocalPathOrHttps),
});

/** The products for sale in one area (spec: overview §2.5). */
export const PurchaseGroup = strictObject({
  area: Type.Enum(PRODUCT_AREAS, { description: 'one of the seven product areas' }),
  links: Type.Array(PurchaseLink),
});
export type PurchaseGroup = Static<typeof PurchaseGroup>;

/** A distributor's settings for the screens (spec: decisions §2, decisions §6), with the specifications' names. */
export const screenSettings = {
  /** the external site with the details of EIKA_SKADE agreements */
  detailSiteUrl: HttpsAddress,
  privacyUrl: HttpsAddress,
  priceComparisonUrl: HttpsAddress,
  /** the pages that the portal serves itself; if omitted, other apps serve all of them (spec: beyond §1) */
  egneSider: Type.Optional(
    Type.Array(Type.Enum(OWN_PAGES, { description: `one of ${OWN_PAGES.join(', ')}` }), {
      uniqueItems: true,
      description: 'a list in which nothing stands twice',
    }),
  ),
  /** the available languages of the pages; all if omitted (spec: beyond §2) */
  spraak: Type.Optional(
    Type.Array(Type.Enum(LANGUAGES, { description: `one of ${LANGUAGES.join(', ')}` }), {
      minItems: 1,
      uniqueItems: true,
      description: 'a list of at least one, in which nothing stands twice',
    }),
  ),
  andreForsikringer: Type.Array(OtherInsurance),
  taskCards: strictObject({
    showBedriftsportal: Type.Optional(strictObject({ url: LocalPathOrHttps })),
  }),
  skrytebokser: strictObject({
    testUtmerkelserContent: Type.Optional(InfoCard),
    kundefordelerContent: Type.Optional(InfoCard),
  }),
  showVedlikeholdsKalender: Type.Boolean(),
  vedlikeholdsKalenderUrl: HttpsAddress,
  showSamtykkerMinProfil: Type.Boolean(),
  /** an empty list hides the purchase entries (spec: overview §2.7) */
  purchaseGroups: Type.Array(PurchaseGroup),
  /** the questions of the survey after feedback; an empty list disables the survey (spec: decisions §6) */
  surveyQuestions: Type.Array(
    Type.String({ minLength: 1, maxLength: 300, description: 'a question of at most 300 characters' }),
    { maxItems: 20 },
  ),
  /** the discount on car insurance bought online, in per cent; no discount if omitted (spec: overview §9) */
  onlineCarDiscountPercent: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 99, description: 'a whole number from 1 to 99' }),
  ),
  /** whether to ask for an e-mail address, and also a phone number, after feedback (spec: overview §4.3) */
  contactForm: strictObject({ show: Type.Boolean(), askForPhone: Type.Boolean() }),
};
