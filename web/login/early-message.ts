declare global {
  interface Window {
    /** the latest dimensions that the login frame posted before the page was hydrated */
    earlyLoginMessage?: MessageEvent;
  }
}

/*
 * A script of its own, loaded ahead of the web app on the login page: on a poor phone the frame has posted its height
 * before React listens, and it posts only once. The text does not wait for it: it is asked for before the frame's page is,
 * which redirects and loads a script of its own before it posts. LoginFrame checks what is kept here like any other message.
 */
window.addEventListener('message', (event: MessageEvent) => {
  if (event.data?.content === 'LOGINAPP_DIMENSIONS') window.earlyLoginMessage = event;
});

export {};
