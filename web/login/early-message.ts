declare global {
  interface Window {
    /** the latest dimensions that the login frame posted before the page was hydrated */
    earlyLoginMessage?: MessageEvent;
  }
}

/*
 * A separate script that the login page loads before the web app. On a slow phone the frame posts its height
 * before React listens, and it posts only once. The script does not block rendering. It is requested before
 * the frame's page, which redirects and loads its own script before it posts. LoginFrame validates the
 * message kept here like any other.
 */
window.addEventListener('message', (event: MessageEvent) => {
  if (event.data?.content === 'LOGINAPP_DIMENSIONS') window.earlyLoginMessage = event;
});

export {};
