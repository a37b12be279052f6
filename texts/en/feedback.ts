import type { Translation } from '../languages.ts';
import type * as nb from '../nb/feedback.ts';

export const texts: Translation<typeof nb.texts> = {
  region: 'Feedback',
  questions: {
    smiley: 'How satisfied are you with this page?',
    fantDuDetDuLetteEtter: 'Did you find what you were looking for?',
  },
  smileys: {
    1: 'Very dissatisfied',
    2: 'Dissatisfied',
    3: 'Neither satisfied nor dissatisfied',
    4: 'Satisfied',
    5: 'Very satisfied',
  },
  answers: { ja: 'Yes', nei: 'No' },
  comment: {
    better: 'What can we do better? (optional)',
    good: 'What works well? (optional)',
    help: 'Do not include personal information. We read your feedback but do not reply to it.',
    appears: 'You can write a comment below before you send.',
  },
  send: 'Send',
  cancel: 'Cancel',
  sending: 'Sending',
  noThanks: 'No, thank you',
  offline: 'You are offline, so we could not send what you wrote. It is still here.',
  failed: 'We could not send what you wrote. It is still here, so try again in a moment.',
  noAnswer:
    'We received no response, so we do not know whether it was sent. Try again, and we will get it only once.',
  tooOften: 'There has been a lot of feedback in a short time. Wait a minute, and try again.',
  notices: {
    thanks: {
      title: 'Thank you for your feedback',
      text: 'We do not reply to feedback sent from here. Contact us if you need help.',
    },
    'survey-thanks': { title: 'Thank you for your answers', text: 'They help us make the pages better.' },
    'survey-aborted': {
      title: 'You left the survey',
      text: 'Your answers were not sent. We have received your feedback.',
    },
    'contact-thanks': {
      title: 'Thank you, we have made a note of it',
      text: 'We will contact you if we want to ask you more.',
    },
  },
  invitation: {
    title: 'Do you have time for a few more questions?',
    text: 'It takes a minute and helps us make the pages better.',
    accept: 'Yes, I have time',
  },
  survey: {
    step: (step, steps) => `Step ${step} of ${steps}`,
    next: 'Next',
    submit: 'Submit',
    help: 'You can skip the question. Do not include personal information. We read your answers but do not reply to them.',
    empty: 'Answer at least one of the questions, or choose “Cancel”.',
  },
  contact: {
    title: 'May we contact you?',
    text: 'Sometimes we would like to ask more. If that is all right, we need your email address.',
    textWithPhone:
      'Sometimes we would like to ask more. If that is all right, we need both your email address and your phone number.',
    email: 'Email address',
    emailHint: 'For example name@example.com',
    phone: 'Phone number',
    phoneHint: 'Eight digits, for example 41 23 45 67',
    emailMissing: 'You must enter an email address so that we can contact you',
    emailInvalid: 'Enter a valid email address',
    phoneMissing: 'You must enter a phone number so that we can contact you',
    phoneInvalid: 'Enter a valid phone number',
  },
};
