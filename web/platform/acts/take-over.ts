import type { SyntheticEvent } from 'react';

/** Returns a handler that runs `act` in place of the browser's own submission of the form. */
export function takeOver(act: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}
