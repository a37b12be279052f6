import type { DistributorFileSettings, DistributorSettings } from './distributor-file.ts';

/** Descriptions of the distributor file's fields for editors. The rule of each field is appended. */
export const FILE_DESCRIPTIONS: Readonly<Record<keyof DistributorFileSettings, string>> = {
  $schema: 'The schema of this file, for editors.',
  productionHosts: 'The hosts with the environment Production; others are QA, Dev or Test by their names.',
  distributors: 'The distributors, each with its own hosts, texts, addresses and colours.',
  oversettelser:
    'Translations of the distributors’ texts, by the text in Bokmål; texts without one are shown in Bokmål.',
};

export const DISTRIBUTOR_DESCRIPTIONS: Readonly<Record<keyof DistributorSettings, string>> = {
  shortname: 'The name of the distributor in records, logs and statistics. No behaviour depends on it.',
  hosts: 'The hosts of the distributor; "*" means all hosts that no other distributor lists.',
  name: 'The distributor’s name in the manifest and the lists of sessions.',
  wordmark: 'The text in the header if there is no logo, and the name of the logo’s link.',
  wordmarkWeight: 'The font weight of the wordmark. Default: semibold.',
  logo: 'The logo in the header, instead of the wordmark. Only shapes, with a viewBox; dark-mode colours in a media query of its own <style>.',
  favicon: 'The icon of the browser tab. Default: a shield in the distributor’s colours.',
  appIcon: 'The icon on home screens, 512 by 512 pixels. Default: a shield.',
  typeface:
    'The distributor’s own typeface: "regular" with all weights from 400 to 700, or two files, "regular" and "semibold". Default: Hanken Grotesk.',
  insurer: 'The company behind the insurances, for the note on the overview.',
  bankkontakt: 'The bank’s contact information, shown in the footer and in error messages.',
  loggUtUrl: 'The address to open after logout.',
  unauthorizedUrl:
    'The address to open if the customer is not logged in. Default: the login page of the portal.',
  timeoutUrl: 'The address to open when the session has timed out.',
  nettbankUrl: 'The online bank. Default: an address in the domain of bankkontakt.',
  bankInsurancePage: 'The insurance start page. Default: /privat/forsikring.',
  messagesUrl: 'The inbox with the bank’s messages; the portal’s own page if egneSider contains meldinger.',
  claimsHost: 'The origin of the claims system that receives the form with the customer. Default: this host.',
  claimsFallbackUrl: 'The address to open if the transfer to the claims system fails.',
  kfpApiHost: 'The origin that serves the API. Default: this host.',
  meldSkadeUrl: 'The page where a customer reports a claim.',
  nodhjelpTelefon: 'The emergency number next to «Meld skade». Default: none.',
  skadesakerUrl: 'The address of «Skadesaker» in the menu.',
  documentUrl: 'The address of the documents in the menu.',
  menuVariant: 'With "tilbake", the navigation has a back button.',
  headerAlignment: 'The position of the logo or wordmark in the header.',
  mobileBank:
    'How the bank’s mobile app is recognized: a cookie with the value 1, or a part of the user agent.',
  returnAddresses: 'Addresses outside this host that are allowed after logout.',
  frameAncestors: 'The origins that may show the portal in a frame.',
  linkHosts: 'The hosts that short one-time links may point to.',
  detailSiteUrl: 'The external site with the details of EIKA_SKADE agreements.',
  privacyUrl: 'The privacy notice.',
  priceComparisonUrl: 'The page where prices can be compared.',
  egneSider: 'The pages that the portal serves itself. Default: none, so other apps serve them.',
  spraak: 'The languages of the pages. Default: all.',
  andreForsikringer: 'The cards of insurances that the customer may have through others.',
  taskCards: 'Tasks that link to other portals of the distributor.',
  skrytebokser: 'The information cards of the purchase page.',
  showVedlikeholdsKalender: 'Whether the overview links to the maintenance calendar.',
  vedlikeholdsKalenderUrl: 'The maintenance calendar.',
  showSamtykkerMinProfil: 'Whether the profile shows the consents.',
  purchaseGroups: 'The products that can be bought, by area. An empty list hides the purchase page.',
  surveyQuestions: 'The questions of the survey after feedback. An empty list means no survey.',
  onlineCarDiscountPercent: 'The discount on car insurance that is bought online. Default: none.',
  contactForm:
    'Whether a customer who gives feedback is asked for an e-mail address, and for a phone number.',
  statisticsOptIn:
    'Who asks the customer for consent to statistics: the portal’s own consent dialog, or the bank with bankOptIn. Default: no consent and no statistics.',
  bankOptIn:
    'The bank’s own statistics opt-in: its cookie, the value for yes, the value for no (default: any other), and whether its dialog posts optin_closed.',
  marketSource:
    'The market source of customers whose address contains none. Default: derived from their login.',
  onlineBankLoginContexts:
    'The login contexts for which the header links to the online bank. Default: those of the mobile bank.',
  partnerIntegration: 'Whether all customers may have agreements in the partner group’s systems.',
  showLoMedlemMinProfil: 'Whether the profile shows if the customer is a member of an LO union.',
  serverDecidesLogoutUrl: 'Whether logout opens the address in the server’s response instead of loggUtUrl.',
  toggles: 'The enabled features, "true" or "false". An Unleash server, if configured, overrides them.',
  theme: 'The colours in light and dark mode.',
};
