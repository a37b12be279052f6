/** What the customer reads has happened. */
export type Notice = 'thanks' | 'survey-thanks' | 'survey-aborted' | 'contact-thanks';

export type Step = 'choice' | 'invitation' | 'survey' | 'contact' | 'done';

/** Where the customer is: what has happened, and below it what is asked. */
export type Stage = { step: Step; notice: Notice | null };

export type StageEvent =
  | 'feedback-sent'
  | 'survey-accepted'
  | 'survey-declined'
  | 'survey-aborted'
  | 'survey-sent'
  | 'contact-declined'
  | 'contact-sent';

/** Whether the customer is writing something that only they send. */
export function isWriting({ step }: Stage): boolean {
  return step === 'survey' || step === 'contact';
}

/** What the distributor has follow a feedback. */
export type FollowUps = { survey: boolean; contact: boolean };

export const FIRST_STAGE: Stage = { step: 'choice', notice: null };

/**
 * The way from the choice to the end (spec: overview §4.3, decisions §6): a survey where there is one, then the contact
 * form where there is one. Who aborts the survey has declined more, and is asked nothing (ADR-064).
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
