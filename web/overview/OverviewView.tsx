import { AgreementSection } from '../agreements/AgreementSection.tsx';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { Banner } from '../theme/Banner.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { HeroSentence } from './HeroSentence.tsx';
import { texts } from './texts.ts';

type Props = {
  firstName: string | null;
  agreements: AgreementsState;
  /** the company behind the insurances */
  insurer: string;
  /** an answer failed or was incomplete */
  systemProblem: boolean;
};

/** The overview: heading with greeting and note about the provider, then the agreements (overview 2.1 and 8). */
export function OverviewView({ firstName, agreements, insurer, systemProblem }: Props) {
  return (
    <>
      {systemProblem && <Banner>{texts.systemProblem}</Banner>}
      <div className="kfp-hero">
        <div className="kfp-wide kfp-hero__text">
          <h1 className="jkl-title-small">{texts.title}</h1>
          <HeroSentence firstName={firstName} agreements={agreements} />
          <p className="jkl-small">{texts.insurer(insurer)}</p>
        </div>
        <div className="kfp-hero__drawing">
          <HeroLandscape agreements={agreements} />
        </div>
      </div>
      <div className="kfp-wide kfp-sections">
        <AgreementSection state={agreements} />
      </div>
    </>
  );
}
