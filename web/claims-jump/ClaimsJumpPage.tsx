import './claims-jump.scss';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { JumpLoading } from './JumpLoading.tsx';
import { texts } from './texts.ts';
import { useClaimsJump } from './use-claims-jump.ts';

/** Of the document. */
export const title = texts.title;

/** The way to the claims system (spec: shell §2.4). */
export function ClaimsJumpPage() {
  const { claimsFallbackUrl } = useBoot().distributor;
  useClaimsJump(OVERVIEW_ADDRESS);
  return (
    <>
      <h1 className="jkl-sr-only">{texts.title}</h1>
      <JumpLoading />
      <noscript>
        <p className="kfp-wide kfp-jump__plain">
          {texts.withoutScript}
          <a className="kfp-link" href={claimsFallbackUrl}>
            {texts.toClaims}
          </a>
        </p>
      </noscript>
    </>
  );
}
