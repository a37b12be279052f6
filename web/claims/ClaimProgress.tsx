import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { readable } from '../ui/readable.tsx';

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
