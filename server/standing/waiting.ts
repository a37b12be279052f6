import type { ClaimInOre, DetailedCustomerAgreementInOre, InvoiceInOre } from '../../contract/in-ore.ts';
import type { ReceivedSharing } from '../../contract/sharing.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { compareTexts } from '../../domain/compare.ts';
import { neverApplies } from '../../domain/covers-today.ts';
import { filesToSendAgain } from '../../domain/files-to-send-again.ts';
import { invoiceState } from '../../domain/invoice-state.ts';
import { isSameObject } from '../../domain/same-object.ts';
import { endsSoon, lastDayOf, type Standing } from '../../domain/standing.ts';
import { newestFirst } from '../sources/newest-first.ts';

/** The standings that can follow the end of another agreement. Other pending agreements are not certain (ADR-039). */
const SUCCEEDING: readonly Standing[] = ['IN_FORCE', 'RENEWING', 'NOT_STARTED', 'TEMPORARY'];

/** Returns the bills to pay now, oldest first; one with AvtaleGiro only if its status is FORFALT (spec: beyond §6). */
export function overdueBills(invoices: readonly InvoiceInOre[], today: string): InvoiceInOre[] {
  return invoices
    .filter((invoice) => invoiceState(invoice, today) === 'overdue')
    .toSorted((one, other) => compareTexts(one.forfallsdato, other.forfallsdato));
}

/** Returns the claims that wait for the customer's answer, latest first. */
export function waitingClaims(claims: readonly ClaimInOre[]): ClaimInOre[] {
  return newestFirst(claims.filter(waitsForCustomer), ({ meldtDato }) => meldtDato);
}

/** Returns the open claims with files that did not arrive, latest first (spec: beyond §10). */
export function claimsWithFailedFiles(claims: readonly ClaimInOre[]): ClaimInOre[] {
  const failed = claims.filter((claim) => filesToSendAgain(claim).length > 0);
  return newestFirst(failed, ({ meldtDato }) => meldtDato);
}

/** Returns the agreements that end soon with nothing after them for the same object, earliest first (spec: beyond §6). */
export function endingsWithoutSuccessor(
  agreements: readonly DetailedCustomerAgreementInOre[],
  today: string,
): DetailedCustomerAgreementInOre[] {
  return agreements
    .filter((each) => endsSoon(each, today))
    .filter((ending) => !agreements.some((each) => isSuccessor(each, ending)))
    .toSorted((one, other) => compareTexts(lastDayOf(one) ?? '', lastDayOf(other) ?? ''));
}

/** Returns the invitations that wait for the customer's answer, the newest first (spec: beyond §12). */
export function waitingInvitations(received: readonly ReceivedSharing[]): ReceivedSharing[] {
  return received.filter(({ status }) => status === 'VENTER');
}

/** Returns what others share with the customer, who has accepted it, the newest first (spec: beyond §12). */
export function acceptedSharings(received: readonly ReceivedSharing[]): ReceivedSharing[] {
  return received.filter(({ status }) => status === 'AKTIV');
}

/** Returns whether an agreement insures the same object as one that ends, beyond its last day. */
function isSuccessor(
  agreement: DetailedCustomerAgreementInOre,
  ending: DetailedCustomerAgreementInOre,
): boolean {
  if (!isSameObject(agreement, ending) || neverApplies(agreement, agreement.details ?? {})) return false;
  if (agreement.standing !== 'ENDING') return SUCCEEDING.includes(agreement.standing);
  return (lastDayOf(agreement) ?? '') > (lastDayOf(ending) ?? '');
}
