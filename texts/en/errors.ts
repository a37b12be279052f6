import type { Translation } from '../languages.ts';
import type * as nb from '../nb/errors.ts';

export const texts: Translation<typeof nb.texts> = {
  cannotSee: {
    title: 'You cannot see your policies online',
    contact: ', and we will help you with your insurance.',
  },
  cannotBuy: { title: 'You cannot buy insurance online', contact: ', and we will help you.' },
  unavailable: { title: 'The service is unavailable right now', lead: 'Try again after 06:00' },
  cannotEnd: {
    title: 'Your insurance cannot be cancelled online',
    contact: ', and we will help you cancel it.',
  },
  endedAlready: { title: 'The insurance has already ended', contact: ' if you have any questions.' },
  insuredAlready: {
    title: 'You already have equivalent insurance',
    contact: ' if you want to change the insurance or have any questions.',
  },
  tooYoung: {
    title: 'You must be at least 18 years old to buy insurance online',
    contact: ' if you need insurance before then.',
  },
  livesAbroad: {
    title: 'Your home address is outside Norway',
    lead: 'You cannot buy insurance online.',
    contact: ', and we will help you.',
  },
};
