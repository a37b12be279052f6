import type { Translation } from '../languages.ts';
import type * as nb from '../nb/tasks.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Your tasks',
  loading: 'Loading your tasks',
  missing: 'Tasks are missing here right now',
  nothing: 'You have nothing to do right now',
  nothingElse: 'There is nothing else to do right now',
  notice: 'We will tell you here when something needs your attention.',
  more: moreTasks,
  moreAndOffers: (tasks, offers) => `${moreTasks(tasks)} and ${countOffers(offers)}`,
  moreAndSomeOffers: (tasks) => `${moreTasks(tasks)} and offers you have looked at`,
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
  messages: {
    title: 'You have unread messages',
    text: 'Read them in your inbox',
    action: 'Read the messages',
  },
  offers: {
    heading: 'Offers you have looked at',
    count: countOffers,
    loading: 'Loading your offers',
    missing: 'Offers are missing here right now',
    from: (price) => `from ${price}`,
    inPackage: (count) => `+ ${count} in the package`,
    more: (count) => (count === 1 ? '+ 1 policy' : `+ ${count} policies`),
    all: 'See the offers',
  },
};

function moreTasks(count: number): string {
  return count === 1 ? '1 more task' : `${count} more tasks`;
}

function countOffers(count: number): string {
  return count === 1 ? '1 offer' : `${count} offers`;
}
