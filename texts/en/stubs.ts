import type { Translation } from '../languages.ts';
import type * as nb from '../nb/stubs.ts';

export const texts: Translation<typeof nb.texts> = {
  back: 'Back to your insurance overview',
  takesOver: 'Another app takes over here:',
  apps: {
    start: 'Insurance start page',
    claims: 'Your claims did not open',
    documents: 'Documents',
    payment: 'Invoices and payment',
    accept: 'Accept offers',
    details: 'Insurance details',
    lifeDetails: 'Insurance details for life and health',
    motorDetails: 'Insurance details for vehicles',
    groupDetails: 'Insurance details for group insurance',
    health: 'Health declaration',
    travelDetails: 'Insurance details for travel',
    contentsDetails: 'Insurance details for contents',
    houseDetails: 'Insurance details for houses',
    holidayHomeDetails: 'Insurance details for holiday homes',
    sellerDetails: 'Insurance details for home sellers',
    animalDetails: 'Insurance details for animals',
    buy: 'Buy insurance',
    buyLife: 'Buy life and health insurance',
    buyMotor: 'Buy vehicle insurance',
    buyHouse: 'Buy house insurance',
    buyHolidayHome: 'Buy holiday home insurance',
    buyContents: 'Buy contents insurance',
  },
  claimsFailed:
    'We could not take you on to the claims system, where your claims are. Try again in a little while.',
  claimsSystem: {
    title: 'The claims system',
    lead: 'The claims system takes over here when you come from the insurance pages.',
    received: 'The claims system takes over here. This form arrived:',
    missing: (names) => `The form lacks ${names.join(' and ')}.`,
  },
};
