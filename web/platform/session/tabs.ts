import { listen } from '../listen.ts';
import { openTabChannel } from '../tab-channel.ts';

/** How a session ended: the customer logged out, or it expired. */
export type SessionEnd = 'logout' | 'timeout';
/** How a session ended, including in another browser. */
export type TabSessionEnd = SessionEnd | 'elsewhere';
const ENDS: readonly unknown[] = ['logout', 'timeout', 'elsewhere'] satisfies TabSessionEnd[];

/**
 * A message between the portal's tabs (spec: decisions §3.6). `session` is the kfpSessionId, which does not
 * reveal the session or its customer. The channel carries no other data about them.
 */
export type TabMessage =
  | { type: 'extended'; session: string; expiresAt: number }
  | { type: 'ended'; session: string; how: TabSessionEnd }
  /** a message was read, or the customer's data were changed: what the tabs show is out of date */
  | { type: 'message-read' | 'customer-changed'; session: string };

const CHANNEL = 'kfp-session';

let channel: BroadcastChannel | null = null;

/** Sends a message to all other tabs of this origin. */
export function notifyTabs(message: TabMessage): void {
  openChannel()?.postMessage(message);
}

/** Calls `listener` for each well-formed message from other tabs. Returns an unsubscribe function. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  return listen(openChannel(), ['message'], ({ data }) => {
    const message = tabMessageFrom(data);
    if (message) listener(message);
  });
}

/** Returns the page's only channel, so that a tab never receives its own messages. */
function openChannel(): BroadcastChannel | null {
  channel ??= openTabChannel(CHANNEL);
  return channel;
}

/** Returns `data` as a message, or null if it is malformed: any page on this origin can write to the channel. */
export function tabMessageFrom(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, session, expiresAt, how } = data as Record<string, unknown>;
  if (typeof session !== 'string') return null;
  if (type === 'extended' && Number.isFinite(expiresAt)) {
    return { type, session, expiresAt: expiresAt as number };
  }
  if (type === 'message-read' || type === 'customer-changed') return { type, session };
  if (type === 'ended' && ENDS.includes(how)) return { type, session, how: how as TabSessionEnd };
  return null;
}
