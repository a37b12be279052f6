/** How a session ended: the customer logged out, or it ran out. */
export type SessionEnd = 'logout' | 'timeout';
/** The same, or it was ended in another browser. */
export type TabSessionEnd = SessionEnd | 'elsewhere';
const ENDS: readonly unknown[] = ['logout', 'timeout', 'elsewhere'] satisfies TabSessionEnd[];

/**
 * What the portal's tabs send each other (spec: decisions §3.6). `session` is the kfpSessionId, which names the session
 * without revealing it or its customer; nothing else about either goes over the channel.
 */
export type TabMessage =
  | { type: 'extended'; session: string; expiresAt: number }
  | { type: 'ended'; session: string; how: TabSessionEnd }
  /** a message was read: what says so is out of date */
  | { type: 'message-read'; session: string };

const CHANNEL = 'kfp-session';

let channel: BroadcastChannel | null = null;

/** Sends a message to all other tabs of this origin. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Calls `listener` for what the other tabs send, well-formed messages alone. Returns an unsubscribe function. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    const message = tabMessageFrom(data);
    if (message) listener(message);
  };
  const tabs = open();
  tabs?.addEventListener('message', onMessage);
  return () => tabs?.removeEventListener('message', onMessage);
}

/** Returns the page's one channel, so that a tab never receives its own messages; null where the browser has none. */
function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  return channel;
}

/** Returns the message that `data` from the channel is, or null: anything on this origin can write to it. */
export function tabMessageFrom(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, session, expiresAt, how } = data as Record<string, unknown>;
  if (typeof session !== 'string') return null;
  if (type === 'extended' && Number.isFinite(expiresAt)) {
    return { type, session, expiresAt: expiresAt as number };
  }
  if (type === 'message-read') return { type, session };
  if (type === 'ended' && ENDS.includes(how)) return { type, session, how: how as TabSessionEnd };
  return null;
}
