import type { Translation } from '../languages.ts';
import type * as nb from '../nb/cover.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Am I covered?',
  lead: 'Search what you are covered for, the terms and conditions, and your other documents.',
  field: 'What would you like to know?',
  search: 'Search',
  invalid: 'Write between 2 and 100 characters.',
  error: 'Error',
  loading: 'We are searching your insurance.',
  failed: 'We cannot search right now.',
  tooMany: 'You have searched many times in a short while. Wait a minute, then search again.',
  incomplete: 'Some of our systems are down. We may not find everything.',
  missing: 'some of the answers',
  suggestions: 'Suggestions',
  suggested: {
    kjoretoy: ['hire car', 'stone chip'],
    'hus-og-hytte': ['water leak'],
    reise: ['delayed flight'],
    'innbo-og-ting': ['bike'],
    'liv-og-helse': ['accident'],
    baat: ['tow'],
    dyr: ['vet'],
  },
  scope: {
    title: 'What we search',
    nothing: 'You have no policies with us.',
    insurances: 'Policies',
    terms: 'Terms and conditions',
    otherDocuments: 'Other documents',
    note: 'The answer is a guide. The terms and conditions decide what is covered.',
  },
  found: (count, question) => {
    if (count === 0) return `No answers to “${question}”.`;
    return `${count === 1 ? '1 answer' : `${count} answers`} to “${question}”.`;
  },
  searched: (insurances, documents, pages) => {
    const first = `We searched ${insurances === 1 ? '1 policy' : `${insurances} policies`}`;
    if (documents === 0) return `${first}.`;
    const read = documents === 1 ? '1 document' : `${documents} documents`;
    return `${first} and ${read} (${pages === 1 ? '1 page' : `${pages} pages`}).`;
  },
  termsDecide: 'The terms and conditions decide.',
  count: (count) => (count === 0 ? 'No answers' : `${count} ${count === 1 ? 'answer' : 'answers'}`),
  groups: {
    covered: 'Covered',
    notCovered: 'Not covered',
    mentioned: 'Mentioned in the terms and conditions',
  },
  page: (page) => `page ${page}`,
  pays: 'We pay',
  sum: 'Sum insured',
  upTo: (amount) => `Up to ${amount}`,
  deductible: 'Excess',
  noDeductible: 'None',
  example: (cost, payout, excess) =>
    `If the damage costs ${cost}, you receive ${payout}: the excess is ${excess}.`,
  exampleWithoutDeductible: (cost, payout) =>
    `If the damage costs ${cost}, you receive ${payout}: there is no excess.`,
  notNow: 'The policy is not in force today.',
  readMore: (page) => `Read the document (page ${page})`,
  showAll: (count) => `Show ${count} more`,
  none: {
    title: 'This does not mean that you are not covered',
    otherWords: 'The terms and conditions may use another word, so try several. You can also search for:',
    ask: 'Ask us',
    call: (phone) => `Call ${phone}`,
    reportAnyway: 'Report a claim anyway',
    weFindOut: 'We will then find out whether you are covered.',
    elsewhere: 'You may be insured elsewhere',
    others: 'View other insurance',
  },
  notFound: { title: 'Did you not find the answer?', lead: 'Ask us, and we will look at it together.' },
  unread: {
    title: 'What we did not search',
    reasons: {
      KRYPTERT: 'The document is locked with a password.',
      UTEN_TEKST: 'The document is scanned and has no text that we can read.',
      ODELAGT: 'The file is damaged.',
      FOR_TUNG: 'The file is too large or too complex for us to read.',
      FOR_LANG: 'The document is long. We searched only its first pages.',
      LESES: 'We are reading the document now. Search again in a moment.',
      IKKE_HENTET: 'We cannot get the document right now.',
    },
  },
};
