import { texts } from '#texts/feedback.ts';
import { type Act, OPEN_PARAMETER } from '../../domain/acts.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { FEEDBACK_ID } from './stages.ts';

type Props = {
  /** the act that follows without scripts, if there is one */
  declined: Act | null;
  onAccept: () => void;
  onDecline: () => void;
};

/** Renders the question whether the customer has time for the survey (spec: overview §4.3). */
export function SurveyInvitation({ declined, onAccept, onDecline }: Props) {
  return (
    <div className="kfp-feedback__form">
      <Heading level={3} size={4} className="kfp-feedback__title">
        {texts.invitation.title}
      </Heading>
      <p>{texts.invitation.text}</p>
      <div className="kfp-feedback__buttons">
        <OpenForm at={FEEDBACK_ID}>
          <Button
            type="submit"
            name={OPEN_PARAMETER}
            value="undersokelse"
            variant="secondary"
            onClick={takeOver(onAccept)}
          >
            {texts.invitation.accept}
          </Button>
        </OpenForm>
        <OpenForm at={FEEDBACK_ID}>
          <Button
            type="submit"
            {...(declined && { name: OPEN_PARAMETER, value: declined })}
            variant="tertiary"
            onClick={takeOver(onDecline)}
          >
            {texts.noThanks}
          </Button>
        </OpenForm>
      </div>
    </div>
  );
}
