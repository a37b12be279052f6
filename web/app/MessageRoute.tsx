import { texts as messageTexts } from '#texts/messages.ts';
import { texts } from '#texts/shell.ts';
import { MessagePage } from '../messages/MessagePage.tsx';
import type { PageProps } from '../platform/page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Title of the document until the message has loaded. */
export const title = messageTexts.message.title;

/** Renders the page of one message, or the not-found page if the customer does not have it. */
export function MessageRoute(props: PageProps) {
  return <MessagePage {...props} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />;
}
