const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, dialog, [tabindex]';

// Runs before each file of component tests. Happy DOM lets every element take the focus. Browsers don't.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (this: HTMLElement, options) {
  if (this.matches(FOCUSABLE)) focus.call(this, options);
};
