import './claims-jump.scss';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { JumpLoading } from './JumpLoading.tsx';
import { texts } from './texts.ts';
import { useClaimsJump } from './use-claims-jump.ts';

/** The way to the claims system (spec: shell §2.4); `wayBack` is where whoever comes back from there gets. */
export function ClaimsJumpPage({ wayBack }: { wayBack: string }) {
  const { claimsFallbackUrl } = useBoot().distributor;
  useClaimsJump(wayBack);
  return (
    <>
      <PageMetadata title={texts.title} />
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
