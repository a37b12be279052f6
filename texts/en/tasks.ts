import type { Translation } from '../languages.ts';
import type * as nb from '../nb/tasks.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Your tasks',
  loading: 'Loading your tasks',
  missing: 'Some tasks may be missing here right now',
  nothing: 'You have nothing to do right now',
  notice: 'We will tell you here when something needs your attention.',
  more: moreTasks,
  next: {
    today: 'today',
    label: 'Next:',
    bill: (amount) => `invoice of ${amount},`,
    kinds: { FORNYES: 'renews', SLUTTER: 'ends', BEGYNNER: 'starts' },
  },
  bills: (count, due) => ({
    title: count === 1 ? 'The invoice has not been paid' : `${count} invoices have not been paid`,
    text: count === 1 ? `Was due ${due}` : `The oldest was due ${due}`,
    action: count === 1 ? 'Pay the invoice' : 'Pay the invoices',
    help: {
      text: 'If you have just paid, it can take a few days before we see it.',
      link: 'Having difficulty paying? Call us',
    },
  }),
  claim: { action: 'Reply about the claim' },
  moreClaims: (count) => ({
    title: count === 1 ? 'Reply about 1 more claim' : `Reply about ${count} more claims`,
    text: count === 1 ? 'It is waiting for your reply' : 'They are waiting for your reply',
  }),
  failedFiles: (count) =>
    count === 1
      ? { title: 'A file did not arrive', action: 'Send the file again' }
      : { title: `${count} files did not arrive`, action: 'Send the files again' },
  moreFailedFiles: (count) => ({
    title: count === 1 ? 'Files for 1 more claim' : `Files for ${count} more claims`,
    text: 'They did not arrive',
  }),
  ending: { title: 'An insurance policy ends soon', action: 'View the policy' },
  moreEndings: (count) => ({
    title: count === 1 ? '1 more policy ends soon' : `${count} more policies end soon`,
    text: `You have no new insurance to replace ${count === 1 ? 'it' : 'them'}`,
  }),
  healthDeclarations: (count) =>
    count === 1
      ? {
          title: 'Fill in 1 health declaration',
          text: 'Answer some questions about your health, so that we can process the application.',
          action: 'Start the health declaration',
        }
      : {
          title: `Fill in ${count} health declarations`,
          text: 'Answer some questions about your health, so that we can process the applications.',
          action: 'Start the health declarations',
        },
  acceptOffers: (count) => ({
    title: `Accept ${countOffers(count)}`,
    text:
      count === 1
        ? 'Your cover does not start until you have accepted the offer.'
        : 'Your cover does not start until you have accepted the offers.',
    action: count === 1 ? 'Accept the offer' : 'Accept the offers',
  }),
  mileage: { title: 'Update the mileage', action: 'Update the mileage' },
  otherMotorTask: { text: 'Go to the policy', action: 'Go to the policy' },
  invitation: (name) => ({
    title: name ? `${name} wants to share with you` : 'Someone wants to share with you',
    text: 'Say whether you want to see the policies',
    action: 'Answer the invitation',
  }),
  messages: {
    title: 'You have unread messages',
    text: 'Read them here',
    action: 'Read the messages',
  },
};

function moreTasks(count: number): string {
  return count === 1 ? '1 more task' : `${count} more tasks`;
}

function countOffers(count: number): string {
  return count === 1 ? '1 offer' : `${count} offers`;
}
