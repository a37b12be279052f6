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

/** The id of the feedback block, where the server's redirect leads after feedback. */
export const FEEDBACK_ID = 'tilbakemelding';

/** The state of the page that the server has rendered: the act that it answered, and the form that it opens. */
export type ServerState = {
  answered: { act: string; outcome: string } | undefined;
  opened: string | null;
};

/** Returns the stage of a page without scripts: the one after the answered act, or the opened form. */
export function firstStage({ answered, opened }: ServerState, follow: FollowUps): Stage {
  if (answered?.outcome === 'done') {
    if (answered.act === 'tilbakemelding') return nextStage(FIRST_STAGE, 'feedback-sent', follow);
    if (answered.act === 'undersokelse') return nextStage(FIRST_STAGE, 'survey-sent', follow);
    if (answered.act === 'kontakt') return nextStage(FIRST_STAGE, 'contact-sent', follow);
  }
  if (opened === 'undersokelse' && follow.survey) return { step: 'survey', notice: null };
  if (opened === 'kontakt' && follow.contact) return { step: 'contact', notice: null };
  return FIRST_STAGE;
}

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
