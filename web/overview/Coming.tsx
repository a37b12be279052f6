import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/overview-coming.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { OpenClaim, SharingOf, Summary } from '../../contract/summary.ts';
import { type PaymentInOre, type SummaryInOre, summaryInOre } from '../../contract/summary-in-ore.ts';
import { waitsForCustomer, withoutWaiting } from '../../domain/claim-state.ts';
import { addressOf, OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { addressWithSharing } from '../../domain/sharing.ts';
import { CostsSkeleton } from '../agreements/AgreementCosts.tsx';
import { claimPath } from '../claims/claim-path.ts';
import { claimStatusText } from '../claims/claim-status.ts';
import { isLoading } from '../platform/api/answers.ts';
import { inLanguage } from '../platform/api/in-language.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { communicationQuery } from '../tasks/queries.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ComingDates } from './ComingDates.tsx';
import { ComingRow } from './ComingRow.tsx';
import { summaryQuery } from './queries.ts';

/**
 * Renders unread messages, open claims, what others share and coming dates, and the next payment if it is none of
 * these. Messages and claims that are tasks are omitted (spec: beyond §1, beyond §6, ADR-017).
 */
export function Coming({ agreements }: { agreements: readonly CustomerAgreementInOre[] }) {
  const answer = useQuery({ ...summaryQuery, select: summaryInOre });
  const isTask = useQuery({ ...communicationQuery, enabled: false }).data?.hasUlesteMeldinger;
  if (isLoading(answer)) return <CostsSkeleton />;
  if (!answer.data) return null;
  const { skader, comingDates, ulesteMeldinger = 0, delesMedDeg = [], mangler } = answer.data;
  const unread = isTask ? 0 : ulesteMeldinger;
  const payment = separatePayment(answer.data);
  const claims = withoutWaiting(skader);
  return (
    <>
      {(payment || unread > 0 || claims.length > 0 || delesMedDeg.length > 0) && (
        <div>
          {unread > 0 && <UnreadMessages count={unread} mayBeMore={mangler.includes('meldinger')} />}
          {payment && <NextPayment {...payment} />}
          <Claims claims={claims} further={furtherClaims(answer.data)} />
          <SharedWithCustomer sharings={delesMedDeg} />
        </div>
      )}
      {comingDates.length > 0 && (
        <div>
          <div className="kfp-coming__head">
            <Heading level={2} size={4}>
              {texts.dates}
            </Heading>
            <a className="kfp-link kfp-line-link" href={inLanguage(addressOfFile('GET /kalender'))}>
              {texts.calendar}
            </a>
          </div>
          <ComingDates dates={comingDates} agreements={agreements} />
        </div>
      )}
    </>
  );
}

/** Returns the number of rows of payments, claims, sharings and dates. */
export function comingRows(answer: Summary): number {
  const summary = summaryInOre(answer);
  const payments = separatePayment(summary) ? 1 : 0;
  const sharings = summary.delesMedDeg?.length ?? 0;
  return payments + withoutWaiting(summary.skader).length + sharings + summary.comingDates.length;
}

/** Returns the next payment if it is not among the coming dates, so that it is shown once; otherwise null. */
function separatePayment({ nextPayment, comingDates }: SummaryInOre): PaymentInOre | null {
  const isListed = comingDates.some(
    ({ amountOre, dato }) => amountOre !== null && dato === nextPayment?.forfallsdato,
  );
  return isListed ? null : nextPayment;
}

function Rows({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <Heading level={2} size={4}>
        {heading}
      </Heading>
      <ul className="kfp-task-card kfp-task-rows">{children}</ul>
    </>
  );
}

function UnreadMessages({ count, mayBeMore }: { count: number; mayBeMore: boolean }) {
  const { messagesUrl } = useBoot().distributor;
  return (
    <Rows heading={texts.unread(count, mayBeMore)}>
      <ComingRow icon="mail" href={messagesUrl} title={texts.toMessages} />
    </Rows>
  );
}

/** Renders the way to the insurances that others share. Other pages lead only to the page for sharing one's own. */
function SharedWithCustomer({ sharings }: { sharings: readonly SharingOf[] }) {
  if (sharings.length === 0) return null;
  return (
    <Rows heading={texts.shared.heading}>
      {sharings.map(({ id, navn }) => (
        <ComingRow
          key={id}
          icon="people"
          href={addressWithSharing(OVERVIEW_ADDRESS, id)}
          title={navn || texts.shared.someone}
        >
          {texts.shared.see}
        </ComingRow>
      ))}
    </Rows>
  );
}

function NextPayment({ amountOre, avtalegiro, forfallsdato }: PaymentInOre) {
  return (
    <Rows heading={texts.payment}>
      <ComingRow icon="invoice" href={addressOf('/betaling')} title={<Amount ore={amountOre} unit="kr" />}>
        {(avtalegiro ? texts.collected : texts.payBy)(formatDate(forfallsdato))}
      </ComingRow>
    </Rows>
  );
}

/** Returns the number of open claims that the summary does not name, without those that wait for the customer. */
function furtherClaims({ skader, flereSkader, skaderSomVenter = 0 }: SummaryInOre): number {
  return flereSkader - (skaderSomVenter - skader.filter(waitsForCustomer).length);
}

function Claims({ claims, further }: { claims: readonly OpenClaim[]; further: number }) {
  const { egneSider, skadesakerUrl } = useBoot().distributor;
  if (claims.length === 0) return null;
  const hasOwnPage = egneSider.includes('skader');
  return (
    <>
      <Rows heading={texts.claims(claims.length + further)}>
        {claims.map((claim) => (
          <ComingRow
            key={`${claim.systemSource} ${claim.id}`}
            icon="claim"
            href={hasOwnPage ? addressOf(claimPath(claim)) : skadesakerUrl}
            isExternal={!hasOwnPage}
            title={<span {...sourceLanguage}>{claim.tittel}</span>}
          >
            {claimStatusText(claim.status, true)}
          </ComingRow>
        ))}
      </Rows>
      {further > 0 && (
        <a
          className="kfp-link kfp-line-link kfp-coming__more"
          href={hasOwnPage ? addressOf('/skadesaker') : skadesakerUrl}
        >
          {texts.moreClaims(further)}
        </a>
      )}
    </>
  );
}
