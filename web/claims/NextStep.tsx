import { texts } from '#texts/claim-details.ts';
import type { BankContact } from '../../contract/distributor.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { formatPhone } from '../../domain/phone.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/InlineFacts.tsx';
import { readable } from '../ui/readable.tsx';
import { claimStatusText } from './claim-status.ts';
import { claimSteps } from './claim-steps.ts';

type Props = { claim: ClaimInOre; contact: BankContact };

/**
 * Renders the status and next step of a claim. If it waits for the customer, the page's only filled button is
 * here. It leads to the claims system, since e-mail is not safe for pictures of a claim.
 */
export function NextStep({ claim, contact }: Props) {
  const { skadesakerUrl } = useBoot().distributor;
  const isOwn = useSharing() === null;
  return (
    <section className="kfp-claim__step">
      <Heading level={2} size={3}>
        {claimStatusText(claim.status)}
      </Heading>
      {claimSteps(claim).map((step, index) => (
        <p key={String(index)}>
          <MarkedText part={step} />
        </p>
      ))}
      {isOwn && waitsForCustomer(claim) && (
        <>
          <p className="kfp-claim__action">
            <ExternalButtonLink variant="primary" href={skadesakerUrl}>
              {texts.reply.action}
            </ExternalButtonLink>
          </p>
          <p>{readable(texts.reply.help(formatPhone(contact.telefon)))}</p>
        </>
      )}
    </section>
  );
}
