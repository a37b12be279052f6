import './claims-jump.scss';
import { texts } from '#texts/claims-jump.ts';
import { useBoot } from '../platform/boot.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { JumpLoading } from './JumpLoading.tsx';
import { useClaimsJump } from './use-claims-jump.ts';

export const title = texts.title;

/** Renders the page that takes the customer to the claims system (spec: shell §2.4). */
export function ClaimsJumpPage() {
  const { claimsFallbackUrl } = useBoot().distributor;
  useClaimsJump();
  return (
    <>
      <JumpLoading />
      <noscript>
        <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
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
