import { texts } from '#texts/feedback.ts';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from './StepHeading.tsx';

type Props = { onAccept: () => void; onDecline: () => void };

/** Renders the question whether the customer has time for the survey (spec: overview §4.3). */
export function SurveyInvitation({ onAccept, onDecline }: Props) {
  return (
    <div className="kfp-feedback__form">
      <StepHeading followsNotice>{texts.invitation.title}</StepHeading>
      <p>{texts.invitation.text}</p>
      <div className="kfp-feedback__buttons">
        <Button variant="secondary" onClick={onAccept}>
          {texts.invitation.accept}
        </Button>
        <Button variant="tertiary" onClick={onDecline}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  );
}
