/** Returns the next message that the page sends to other tabs. */
export function nextTabMessage(): Promise<unknown> {
  const otherTab = new BroadcastChannel('kfp-session');
  return new Promise((resolve) => {
    otherTab.onmessage = ({ data }: MessageEvent) => {
      otherTab.close();
      resolve(data);
    };
  });
}
