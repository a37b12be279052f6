/** The notice shown to the customer about the previous step. */
export type Notice = 'thanks' | 'survey-thanks' | 'survey-aborted' | 'contact-thanks';

export type Step = 'choice' | 'invitation' | 'survey' | 'contact' | 'done';

/** The customer's position in the flow: the notice about the previous step, and the current step below it. */
export type Stage = { step: Step; notice: Notice | null };

export type StageEvent =
  | 'feedback-sent'
  | 'survey-accepted'
  | 'survey-declined'
  | 'survey-aborted'
  | 'survey-sent'
  | 'contact-declined'
  | 'contact-sent';

/** Returns true if the customer is filling in a form that is sent only on submit. */
export function isWriting({ step }: Stage): boolean {
  return step === 'survey' || step === 'contact';
}

/** The steps that the distributor has enabled after feedback. */
export type FollowUps = { survey: boolean; contact: boolean };

export const FIRST_STAGE: Stage = { step: 'choice', notice: null };

/**
 * Returns the stage that follows `event`: the survey if enabled, then the contact form if enabled
 * (spec: overview §4.3, decisions §6). A customer who aborts the survey is not asked further questions
 * (ADR-034).
 */
export function nextStage(stage: Stage, event: StageEvent, { survey, contact }: FollowUps): Stage {
  const afterSurvey = contact ? 'contact' : 'done';
  switch (event) {
    case 'feedback-sent':
      return { step: survey ? 'invitation' : afterSurvey, notice: 'thanks' };
    case 'survey-accepted':
      return { step: 'survey', notice: null };
    case 'survey-declined':
      return { step: afterSurvey, notice: contact ? null : 'thanks' };
    case 'survey-aborted':
      return { step: 'done', notice: 'survey-aborted' };
    case 'survey-sent':
      return { step: afterSurvey, notice: 'survey-thanks' };
    case 'contact-declined':
      return { step: 'done', notice: stage.notice ?? 'thanks' };
    case 'contact-sent':
      return { step: 'done', notice: 'contact-thanks' };
  }
}
