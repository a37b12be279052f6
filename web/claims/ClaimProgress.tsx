import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { readable } from '../ui/readable.tsx';

/**
 * Renders who handles an open claim and by when it is answered, as far as its system says (spec: beyond §10). An answer is
 * not late while the claim waits for the customer.
 */
export function ClaimProgress({ claim }: { claim: ClaimInOre }) {
  const { today } = useBoot();
  const isOwn = useSharing() === null;
  const { saksbehandler, forventetSvar } = claim;
  if (!isOpenClaim(claim)) return null;
  return (
    <>
      {saksbehandler && <p>{readable(texts.handledBy(saksbehandler.navn))}</p>}
      {forventetSvar !== undefined &&
        (forventetSvar >= today ? (
          <p>{texts.answerBy(formatDay(forventetSvar, today))}</p>
        ) : (
          !waitsForCustomer(claim) && (
            <p>
              {texts.answerLate(formatDay(forventetSvar, today))} {isOwn && texts.callForAnswer}
            </p>
          )
        ))}
    </>
  );
}
