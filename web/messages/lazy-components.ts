import { optionalLazyComponent } from '../platform/lazy.tsx';

/** The messages: the server renders it, and its script comes after that of the first view. */
export const LazyMessageLists = optionalLazyComponent(
  'web/messages/MessageLists.tsx',
  async () => (await import('./MessageLists.tsx')).MessageLists,
);

/** One message: the server renders it, and its script comes after that of the first view. */
export const LazyMessageContent = optionalLazyComponent(
  'web/messages/MessageContent.tsx',
  async () => (await import('./MessageContent.tsx')).MessageContent,
);
