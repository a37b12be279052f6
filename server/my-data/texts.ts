import type { FileType } from '../../domain/file-type.ts';
import { LANGUAGE_NAMES, type Language } from '../../texts/languages.ts';
import type { texts as bokmaalDetails } from '../../texts/nb/agreement-details.ts';
import type { texts as bokmaalClaimStatuses } from '../../texts/nb/claim-statuses.ts';
import type { texts as bokmaalDocumentRows } from '../../texts/nb/document-rows.ts';
import type { texts as bokmaalFeedback } from '../../texts/nb/feedback.ts';
import type { texts as bokmaalInvoices } from '../../texts/nb/invoices.ts';
import type { texts as bokmaal } from '../../texts/nb/my-data-file.ts';
import type { texts as bokmaalSecurity } from '../../texts/nb/security.ts';
import type { texts as bokmaalUi } from '../../texts/nb/ui.ts';
import { productNames } from '../confirmations/confirmation-texts.ts';
import { sharingTitle } from '../consents/consent-texts.ts';
import { formatsIn, textsByLanguage } from '../platform/texts-by-language.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/my-data-file.ts`),
);
const detailsIn = await textsByLanguage<typeof bokmaalDetails>(
  (language) => import(`../../texts/${language}/agreement-details.ts`),
);
const claimStatusesIn = await textsByLanguage<typeof bokmaalClaimStatuses>(
  (language) => import(`../../texts/${language}/claim-statuses.ts`),
);
const documentRowsIn = await textsByLanguage<typeof bokmaalDocumentRows>(
  (language) => import(`../../texts/${language}/document-rows.ts`),
);
const feedbackIn = await textsByLanguage<typeof bokmaalFeedback>(
  (language) => import(`../../texts/${language}/feedback.ts`),
);
const invoicesIn = await textsByLanguage<typeof bokmaalInvoices>(
  (language) => import(`../../texts/${language}/invoices.ts`),
);
const securityIn = await textsByLanguage<typeof bokmaalSecurity>(
  (language) => import(`../../texts/${language}/security.ts`),
);
const uiIn = await textsByLanguage<typeof bokmaalUi>((language) => import(`../../texts/${language}/ui.ts`));

type Words = Readonly<Record<string, string>>;

const FILE_TYPE_NAMES: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
};

export type DataTexts = ReturnType<typeof dataTexts>;

/** Returns the texts of the file with a customer's data. The title of a consent is another one for bank customers. */
export function dataTexts(language: Language, isBankCustomer = false) {
  const { words, consent, labels, ...texts } = textsIn(language);
  const systems: Words = { ...uiIn(language).systems, ...words.customerSystems };
  return {
    ...texts,
    labels: { ...labels, crossDomainConsent: consent(sharingTitle(language, isBankCustomer)) },
    formats: formatsIn(language),
    times: securityIn(language),
    invoiceStates: invoicesIn(language).states,
    /** the names of systems by code, in the form used within a sentence */
    systems,
    /** by field, or by list and field (`skader.status`) if several lists have a field of that name */
    words: wordsByField(language, words),
  };
}

/** Returns the words of each field whose values are codes. They are the words of the pages where these have some. */
function wordsByField(language: Language, words: (typeof bokmaal)['words']): Readonly<Record<string, Words>> {
  const { OTHER: _, ...claimStatuses } = claimStatusesIn(language);
  const { smileys, answers } = feedbackIn(language);
  const products = productNames(language);
  return {
    avtaleStatus: words.agreementStatuses,
    standing: words.standings,
    avtaleStatusDescription: words.statusNotes,
    betalingstermin: detailsIn(language).paymentTerms,
    crossDomainConsent: words.consents,
    enhetstype: words.deviceKinds,
    hva: securityIn(language).activity.what,
    loginContext: words.loginContexts,
    marketingConsent: words.consents,
    nextBestOfferProdukt: products,
    niva: words.loginLevels,
    oppgavetype: words.taskTypes,
    productType: products,
    slag: words.renewalReasons,
    spraak: LANGUAGE_NAMES,
    omfang: words.sharingScopes,
    systemSource: capitalised(uiIn(language).systems),
    'delingGitt.status': words.sharingStatuses,
    'delingMottatt.status': words.sharingStatuses,
    'dokumenter.type': documentRowsIn(language).kinds,
    'fakturaer.status': words.invoiceStatuses,
    'skader.status': claimStatuses,
    'vedlegg.status': words.fileStatuses,
    'vedlegg.type': FILE_TYPE_NAMES,
    'tilbakemeldinger.produktkode': products,
    'tilbakemeldinger.type': words.feedbackKinds,
    'tilbakemeldinger.verdi': { ...smileys, ...answers },
  };
}

function capitalised(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([code, word]) => [code, word.charAt(0).toUpperCase() + word.slice(1)]),
  );
}
