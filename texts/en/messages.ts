import type { Translation } from '../languages.ts';
import type * as nb from '../nb/messages.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Messages',
  lead: 'What we have written to you about your insurance.',
  loading: 'Loading your messages',
  failed: 'We cannot show your messages right now.',
  incomplete: 'Some of our systems are down. Some of your messages may be missing from the list.',
  missing: 'some of your messages',
  empty: 'Messages to you will appear here.',
  showAll: (count) => `Show all ${count} messages`,
  unread: 'Unread',
  read: 'Read',
  withAttachment: 'with an attachment',
  message: {
    title: 'Message',
    loading: 'Loading the message',
    failed: 'We cannot show this message right now.',
    noText: 'This message has no text.',
    unreadable: 'We cannot show the text of this message right now.',
    about: 'About',
    attachment: 'Attachment',
    openAttachment: 'Read the attachment (PDF)',
    agreement: (number) => `Policy ${number}`,
  },
};
