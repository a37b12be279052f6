import { useState } from 'react';
import { useActMessage, useOpenForm } from '../platform/acts/act-message.ts';
import { useBoot } from '../platform/boot.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import './feedback-forms.scss';
import { texts } from '#texts/feedback.ts';
import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import type { FeedbackKind } from './options.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyInvitation } from './SurveyInvitation.tsx';
import {
  FEEDBACK_ID,
  firstStage,
  isWriting,
  type Notice,
  nextStage,
  type Stage,
  type StageEvent,
} from './stages.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';

/**
 * Renders the question, and after an answer the thanks, the survey and the contact form
 * (spec: overview §4.3). A started survey or contact form is restored when the customer returns.
 */
export function FeedbackBlock({ kind }: { kind: FeedbackKind }) {
  const { surveyQuestions, contactForm } = useBoot().distributor;
  const follow = { survey: surveyQuestions.length > 0, contact: contactForm.show };
  const kept = useFeedbackDraft<Stage>('steg');
  const [reached, setReached] = useState<Stage | null>(null);
  const fromServer = firstStage({ answered: useActMessage(), opened: useOpenForm() }, follow);
  const stage = reached ?? kept.value ?? fromServer;
  const { step, notice } = stage;
  const takesFocus = reached !== null;

  function dispatch(event: StageEvent): void {
    const next = nextStage(stage, event, follow);
    setReached(next);
    kept.write(isWriting(next) ? { step: next.step, notice: null } : undefined);
  }

  return (
    <section id={FEEDBACK_ID} className="kfp-feedback" aria-label={texts.region}>
      {notice && <NoticeMessage key={`${step} ${notice}`} notice={notice} />}
      {step === 'choice' && <ChoiceForm kind={kind} onSent={() => dispatch('feedback-sent')} />}
      {step === 'invitation' && (
        <SurveyInvitation
          declined={contactForm.show ? 'kontakt' : null}
          onAccept={() => dispatch('survey-accepted')}
          onDecline={() => dispatch('survey-declined')}
        />
      )}
      {step === 'survey' && (
        <SurveyForm
          takesFocus={takesFocus}
          questions={surveyQuestions}
          onSent={() => dispatch('survey-sent')}
          onAbort={() => dispatch('survey-aborted')}
        />
      )}
      {step === 'contact' && (
        <ContactForm
          takesFocus={takesFocus}
          askForPhone={contactForm.askForPhone}
          followsNotice={notice !== null}
          onSent={() => dispatch('contact-sent')}
          onDecline={() => dispatch('contact-declined')}
        />
      )}
    </section>
  );
}

/** Renders a notice about the previous step. It receives focus, so that screen readers read it. */
function NoticeMessage({ notice }: { notice: Notice }) {
  const message = useFocusWhen<HTMLDivElement>(true);
  const { title, text } = texts.notices[notice];
  return (
    <div className="kfp-feedback__notice" role="status" tabIndex={-1} ref={message}>
      <Heading level={2} size={4} className="kfp-feedback__title">
        {title}
      </Heading>
      <p>{text}</p>
    </div>
  );
}
