import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The messages. The server renders them, and their script loads after that of the first view. */
export const LazyMessageLists = optionalLazyComponent(
  'web/messages/MessageLists.tsx',
  async () => (await import('./MessageLists.tsx')).MessageLists,
);

/** One message. The server renders it, and its script loads after that of the first view. */
export const LazyMessageContent = optionalLazyComponent(
  'web/messages/MessageContent.tsx',
  async () => (await import('./MessageContent.tsx')).MessageContent,
);
