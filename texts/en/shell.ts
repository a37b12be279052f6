import type { Translation } from '../languages.ts';
import type * as nb from '../nb/shell.ts';

export const texts: Translation<typeof nb.texts> = {
  skipToContent: 'Skip to content',
  toOverview: (wordmark) => `${wordmark}, to the insurance overview`,
  logOut: 'Log out',
  reload: 'Reload the page',
  goOn: 'Continue',
  logInAgain: 'Log in again',
  navigation: {
    label: 'Main menu',
    menu: 'Menu',
    back: 'Back',
    overview: 'Insurance overview',
    documents: 'Documents',
    payment: 'Invoices',
    purchase: 'Buy',
    reportDamage: 'Report a claim',
    claims: 'Claims',
    messages: 'Messages',
    profile: 'Profile',
    ownProfile: 'Your profile',
    offers: 'Offers',
    toInsurance: 'To insurance',
    toOnlineBank: 'To online bank',
  },
  footer: {
    lead: 'We are happy to help you.',
    contact: 'Contact',
    openingHours: 'Opening hours',
    aboutSite: 'About this site',
    privacy: 'Privacy and cookies',
    changeConsent: 'Change cookies',
    security: 'Data and security',
    sharing: 'Share with someone',
    comparePrices: 'Compare prices',
  },
  error: {
    title: 'Oops, something went wrong here',
    goBack: 'Go back',
    contact: 'Contact us',
  },
  generalError: {
    title: 'Something went wrong',
    lead: 'Try again, or contact us.',
  },
  technicalError: {
    title: 'Technical error',
    lead: 'Something went wrong at our end. Try again in a moment.',
  },
  notLoaded: {
    title: 'We could not load the page',
    lead: 'Check that you are online. We will try again when you are back online.',
  },
  notFound: {
    title: 'This page seems to be missing...',
    lead: 'It may have moved, or the address may be misspelt.',
  },
};
