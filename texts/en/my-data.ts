import type { Translation } from '../languages.ts';
import type * as nb from '../nb/my-data.ts';

export const texts: Translation<typeof nb.texts> = {
  data: {
    title: 'Your data',
    lead: 'Get a copy of everything we hold about you on the insurance pages and in our systems. The PDF is for reading, the JSON file for other systems. Policies that you only see at another bank are not included.',
    pdf: 'Read as PDF',
    json: 'Download as JSON',
    needsLogin:
      'So that nobody else can get your data, you must log in again first. You then have ten minutes to get it.',
    logIn: 'Log in again',
    loginFailed: 'We cannot start the login right now. Try again.',
    failed: 'Right now, we cannot check whether you can get your data.',
    withoutScript: 'To log in again without JavaScript: log out, log in and come back here.',
  },
  deletion: {
    title: 'Deletion',
    lead: 'You can ask us to delete everything we hold about you on the insurance pages. We have to keep some of it for as long as the law requires. Your policies must be cancelled separately.',
    request: {
      start: 'Ask for deletion',
      question: 'Do you want to ask us to delete everything about you?',
      consequence: 'We will answer you within a month. You can use the insurance pages until it is done.',
      yes: 'Yes, ask for deletion',
      no: 'No, not now',
      failed: 'We could not register your request for deletion. Try again.',
    },
    withdrawal: {
      start: 'Withdraw the request',
      question: 'Do you want to withdraw your request for deletion?',
      consequence: 'Nothing will then be deleted. You can ask for deletion again whenever you like.',
      yes: 'Yes, withdraw it',
      no: 'No, keep it',
      failed: 'We could not withdraw your request for deletion. Try again.',
    },
    asked: (date) => `You asked for deletion on ${date}. We will answer you within a month.`,
    withdrawn: 'Your request for deletion has been withdrawn. Nothing will be deleted.',
  },
  outcomeUnknown: 'We received no response, so we do not know whether it was done. Try again.',
};
