const MOMENTS = ['focusin', 'focusout', 'submit'];

/**
 * Lets React know what a password manager has filled in without an event. Otherwise a form sends the value before it.
 * React ignores the event if the value has not changed. It restores its own value at the next render, which a change of
 * focus causes.
 */
export function noteFilledFields(): void {
  const note = ({ target }: Event) => {
    const form = target instanceof HTMLFormElement ? target : (target as Partial<HTMLInputElement>).form;
    for (const field of form?.elements ?? []) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const moment of MOMENTS) window.addEventListener(moment, note, true);
}
