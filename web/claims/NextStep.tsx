import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';
import { formatPhone } from '../../domain/phone.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { useClaimPhone } from './ClaimContact.tsx';
import { ClaimRefusal } from './ClaimRefusal.tsx';
import { claimStatusText } from './claim-status.ts';
import { claimSteps } from './claim-steps.ts';
import { SendFiles } from './SendFiles.tsx';

/**
 * Renders the status of a claim, its next step, who takes it and by when. An open claim takes files here, and the
 * page's only filled button is the one that chooses them. E-mail is not safe for pictures of a claim.
 */
export function NextStep({ claim }: { claim: ClaimInOre }) {
  const phone = useClaimPhone(claim);
  const { skadesakerUrl } = useBoot().distributor;
  const isOwn = useSharing() === null;
  return (
    <section className="kfp-claim__step">
      <Heading level={2} size={3}>
        {claimStatusText(claim.status, isOwn)}
      </Heading>
      {claimSteps(claim, isOwn).map((step, index) => (
        <p key={String(index)}>
          <MarkedText part={step} />
        </p>
      ))}
      <ClaimProgress claim={claim} />
      <ClaimRefusal claim={claim} />
      {isOwn && isOpenClaim(claim) && <SendFiles key={claim.id} claim={claim} />}
      {isOwn && waitsForCustomer(claim) && (
        <>
          <p className="kfp-space-8">
            <ExternalButtonLink variant="secondary" href={skadesakerUrl}>
              {texts.reply.action}
            </ExternalButtonLink>
          </p>
          <p>{readable(texts.reply.help(formatPhone(phone)))}</p>
        </>
      )}
    </section>
  );
}

/** Renders who handles an open claim and by when it is answered, as far as its system says (spec: beyond §10). */
export function ClaimProgress({ claim }: { claim: ClaimInOre }) {
  const { saksbehandler, forventetSvar } = claim;
  if (!isOpenClaim(claim)) return null;
  return (
    <>
      {saksbehandler && <p>{readable(texts.handledBy(saksbehandler.navn))}</p>}
      {forventetSvar !== undefined && <Answer day={forventetSvar} isWaiting={waitsForCustomer(claim)} />}
    </>
  );
}

/** `isWaiting`: the claim waits for the customer, so its answer is not late. */
function Answer({ day, isWaiting }: { day: string; isWaiting: boolean }) {
  const { today } = useBoot();
  const isOwn = useSharing() === null;
  if (day >= today) return <p>{texts.answerBy(formatDay(day, today))}</p>;
  if (isWaiting) return null;
  return (
    <p>
      {texts.answerLate(formatDay(day, today))} {isOwn && texts.callForAnswer}
    </p>
  );
}
