import type { CoverHitInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { agreementOf } from '../../domain/agreement-of.ts';
import { coversToday } from '../../domain/covers-today.ts';
import type { DocumentWithText } from './document-texts.ts';
import type { Entry } from './rank.ts';
import type { OwnText } from './text-store.ts';

/** Something that may answer a question, and the answer without its quotation. */
export type Candidate = Entry & {
  hit: Omit<CoverHitInOre, 'utdrag'>;
  quoted: string;
  /** whether the terms say it */
  isTerms?: boolean;
};

/** A document whose text is known, and the insurance that it belongs to. */
export type ReadDocument = {
  text: OwnText;
  /** its passages' context and area, and the answer without its quotation */
  candidate: Pick<Candidate, 'context' | 'area' | 'hit' | 'isTerms'>;
};

/**
 * Returns the covers and facts of an agreement. A cover counts as included only while the insurance applies; before and
 * after that, it is only mentioned. `today` is a date such as `2026-12-31`.
 */
export function candidatesOf(agreement: DetailedCustomerAgreementInOre, today: string): Candidate[] {
  const { details, name, description = '' } = agreement;
  const shared = { context: `${name} ${description}`, area: agreementAreaOf(agreement) };
  const avtale = avtaleOf(agreement);
  const applies = coversToday(agreement, details ?? {}, today);
  const covers = (details?.coverages ?? []).map(
    ({ navn, beskrivelse, inkludert = true, ...amounts }): Candidate => ({
      ...shared,
      own: `${navn} ${beskrivelse ?? ''}`,
      quoted: beskrivelse || navn,
      hit: {
        avtale,
        navn,
        ...(beskrivelse ? { tekst: beskrivelse } : {}),
        inkludert: inkludert && !applies ? null : inkludert,
        ...appliesField(applies),
        ...amounts,
        kilde: 'DEKNING',
      },
    }),
  );
  const facts = (details?.opplysninger ?? []).map(
    ({ navn, verdi }): Candidate => ({
      ...shared,
      own: `${navn} ${verdi}`,
      quoted: verdi,
      hit: { ...onlyMentioned(avtale), ...appliesField(applies), navn, tekst: verdi, kilde: 'OPPLYSNING' },
    }),
  );
  return [...covers, ...facts];
}

/**
 * Returns the documents with a text. Those of an agreement that is not in `agreements` have no name of one. `today` is a
 * date such as `2026-12-31`.
 */
export function readDocuments(
  documents: readonly DocumentWithText[],
  agreements: readonly DetailedCustomerAgreementInOre[],
  today: string,
): ReadDocument[] {
  return documents.flatMap(({ document, text }) => {
    if (!text || text.pages === 0) return [];
    const { systemSource, avtalenummer, tittel, type, id } = document;
    const agreement = agreementOf(document, agreements);
    const avtale = agreement
      ? avtaleOf(agreement)
      : { systemSource, ...(avtalenummer ? { policyNumber: avtalenummer } : {}) };
    return {
      text,
      candidate: {
        context: [tittel, agreement?.name, agreement?.description].filter(Boolean).join(' '),
        area: agreement && agreementAreaOf(agreement),
        isTerms: type === 'VILKAAR',
        hit: {
          ...onlyMentioned(avtale),
          ...(agreement && appliesField(coversToday(agreement, agreement.details ?? {}, today))),
          navn: tittel,
          kilde: 'DOKUMENT',
          dokumentId: id,
        },
      },
    };
  });
}

function appliesField(applies: boolean): Pick<CoverHitInOre, 'gjelderIDag'> {
  return applies ? {} : { gjelderIDag: false };
}

function onlyMentioned(avtale: CoverHitInOre['avtale']) {
  return { avtale, inkludert: null, sumOre: null, deductibleOre: null };
}

function avtaleOf({ systemSource, policyNumber, name }: DetailedCustomerAgreementInOre) {
  return { systemSource, policyNumber, navn: name };
}
