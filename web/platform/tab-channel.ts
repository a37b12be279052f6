/**
 * Returns a channel to the other tabs of this origin, or null if the browser has none. Firefox throws where it blocks
 * cookies.
 */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
