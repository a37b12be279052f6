import { Button } from '@fremtind/jokul/button';
import { StepHeading } from './StepHeading.tsx';
import { texts } from './texts.ts';

type Props = { onAccept: () => void; onDecline: () => void };

/** Asks whether the customer has time for the survey (spec: overview §4.3). */
export function SurveyInvitation({ onAccept, onDecline }: Props) {
  return (
    <div className="kfp-feedback__form">
      <StepHeading focused={false}>{texts.invitation.title}</StepHeading>
      <p>{texts.invitation.text}</p>
      <div className="kfp-feedback__buttons">
        <Button type="button" variant="secondary" onClick={onAccept}>
          {texts.invitation.accept}
        </Button>
        <Button type="button" variant="tertiary" onClick={onDecline}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  );
}
