import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/overview-coming.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { type SummaryInOre, summaryInOre } from '../../contract/summary-in-ore.ts';
import { formatDate } from '../../domain/calendar-date.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { addressOf } from '../../domain/paths.ts';
import { CostsSkeleton } from '../agreements/CostsSkeleton.tsx';
import { claimAddress } from '../claims/claim-address.ts';
import { claimStatusText } from '../claims/claim-status.ts';
import { isComing } from '../platform/api/answers.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { communicationQuery } from '../tasks/queries.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ComingDates } from './ComingDates.tsx';
import { ComingRow } from './ComingRow.tsx';
import { summaryQuery } from './queries.ts';

const INVOICES = addressOf('/betaling');

/** What waits for the customer soon: payments, open claims, dates; nothing where there is nothing (spec: beyond §1, ADR-056). */
export function Coming({ agreements }: { agreements: readonly AgreementInOre[] }) {
  const answer = useQuery({ ...summaryQuery, select: summaryInOre });
  if (isComing(answer)) return <CostsSkeleton />;
  if (!answer.data) return null;
  const { nextPayment, unpaid, skader, comingDates, ulesteMeldinger } = answer.data;
  return (
    <>
      {(nextPayment || unpaid || ulesteMeldinger || skader.length > 0) && (
        <div>
          <UnreadMessages {...answer.data} />
          <Payments {...answer.data} />
          <Claims {...answer.data} />
        </div>
      )}
      {comingDates.length > 0 && (
        <div>
          <div className="kfp-coming__head">
            <Heading level={3}>{texts.dates}</Heading>
            <a className="kfp-link" href={addressOfFile('GET /kalender')}>
              {texts.calendar}
            </a>
          </div>
          <ComingDates dates={comingDates} agreements={agreements} />
        </div>
      )}
    </>
  );
}

/** How many messages wait unread; nothing where a task says that some do. */
function UnreadMessages({ ulesteMeldinger, mangler }: SummaryInOre) {
  const { messagesUrl } = useBoot().distributor;
  const isTask = useQuery({ ...communicationQuery, enabled: false }).data?.hasUlesteMeldinger;
  if (!ulesteMeldinger || isTask) return null;
  const title = texts.unread(ulesteMeldinger, mangler.includes('meldinger'));
  return (
    <ul className="kfp-task-card kfp-task-rows">
      <ComingRow icon="mail" href={messagesUrl} title={title}>
        {texts.readThem}
      </ComingRow>
    </ul>
  );
}

function Payments({ nextPayment, unpaid }: SummaryInOre) {
  if (!nextPayment && !unpaid) return null;
  return (
    <>
      <Heading level={3}>{nextPayment ? texts.payment : texts.unpaid(unpaid?.antall ?? 1)}</Heading>
      <ul className="kfp-task-card kfp-task-rows">
        {nextPayment && (
          <ComingRow icon="invoice" href={INVOICES} title={<Amount ore={nextPayment.amountOre} unit="kr" />}>
            {(nextPayment.avtalegiro ? texts.collected : texts.payBy)(formatDate(nextPayment.forfallsdato))}
          </ComingRow>
        )}
        {unpaid && (
          <ComingRow icon="invoice" waits href={INVOICES} title={<Amount ore={unpaid.amountOre} unit="kr" />}>
            {texts.wasDue(formatDate(unpaid.forfallsdato))}
          </ComingRow>
        )}
      </ul>
    </>
  );
}

function Claims({ skader, flereSkader }: SummaryInOre) {
  const { egneSider, skadesakerUrl } = useBoot().distributor;
  if (skader.length === 0) return null;
  const hasOwnPage = egneSider.includes('skader');
  return (
    <>
      <Heading level={3}>{texts.claims(skader.length + flereSkader)}</Heading>
      <ul className="kfp-task-card kfp-task-rows">
        {skader.map((claim) => (
          <ComingRow
            key={`${claim.systemSource} ${claim.id}`}
            icon="damage"
            waits={waitsForCustomer(claim)}
            href={hasOwnPage ? claimAddress(claim) : skadesakerUrl}
            isExternal={!hasOwnPage}
            title={<span {...sourceLanguage}>{claim.tittel}</span>}
          >
            {claimStatusText(claim.status)}
          </ComingRow>
        ))}
      </ul>
      {flereSkader > 0 && (
        <a className="kfp-link" href={hasOwnPage ? addressOf('/skadesaker') : skadesakerUrl}>
          {texts.moreClaims(flereSkader)}
        </a>
      )}
    </>
  );
}
