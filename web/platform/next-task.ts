/**
 * Resolves in a task of its own, so that the browser can paint and answer the customer in between. A timer
 * would wait longer in a page in the background.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
