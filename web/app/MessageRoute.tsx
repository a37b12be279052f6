import { texts as messageTexts } from '#texts/messages.ts';
import { texts } from '#texts/shell.ts';
import { MessagePage } from '../messages/MessagePage.tsx';
import type { PageProps } from '../platform/page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Of the document, until the message is there. */
export const title = messageTexts.message.title;

/** The page of one message; whoever has no such message sees what stands at an address that leads nowhere. */
export function MessageRoute(props: PageProps) {
  return <MessagePage {...props} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />;
}
