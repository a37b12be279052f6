declare global {
  interface Window {
    /** the latest dimensions that the login frame posted before the page was hydrated */
    earlyLoginMessage?: MessageEvent;
  }
}

/*
 * A script of its own, loaded ahead of the web app on the login page: on a poor phone the frame has posted its height
 * before React listens, and it posts only once. The page's HTML waits for it, so that it listens before there is a frame.
 * LoginFrame checks what is kept here like any other message.
 */
window.addEventListener('message', (event: MessageEvent) => {
  if (event.data?.content === 'LOGINAPP_DIMENSIONS') window.earlyLoginMessage = event;
});

export {};
