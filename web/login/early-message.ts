declare global {
  interface Window {
    /** the latest dimensions that the login frame posted before the page was hydrated */
    earlyLoginMessage?: MessageEvent;
  }
}

/*
 * A script of its own, loaded ahead of the web app on the login page: on a poor phone the frame has posted its height
 * before React listens, and it posts only once. It stands right before the frame, and the parser waits for it: it listens
 * before there is a frame, and what is above is shown meanwhile. React knows nothing of its element, which must be gone
 * when React hydrates. LoginFrame checks what is kept here like any other message.
 */
window.addEventListener('message', (event: MessageEvent) => {
  if (event.data?.content === 'LOGINAPP_DIMENSIONS') window.earlyLoginMessage = event;
});

document.currentScript?.remove();

export {};
