import { MessagePage } from '../messages/MessagePage.tsx';
import { texts as messageTexts } from '../messages/texts.ts';
import type { PageProps } from '../platform/page.ts';
import { texts } from '../shell/texts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Of the document, until the message is there. */
export const title = messageTexts.message.title;

/** The page of one message; whoever has no such message sees what stands at an address that leads nowhere. */
export function MessageRoute(props: PageProps) {
  return <MessagePage {...props} NotFound={NotFoundPage} notFoundTitle={texts.notFound.title} />;
}
