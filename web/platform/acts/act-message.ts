import type { ActMessage } from '../../../contract/acts.ts';
import type { Act } from '../../../domain/acts.ts';
import { OPEN_PARAMETER } from '../../../domain/acts.ts';
import { useBoot } from '../boot.tsx';
import { useLocation, useSearch } from '../router/router.ts';

/** Returns the result of the form just answered by the server; undefined once the customer has navigated. */
export function useActMessage(): ActMessage | undefined {
  const { act } = useBoot();
  return useLocation().visit === 0 ? act : undefined;
}

/** Returns the result of an act that the server could not carry out, or of which it knows no outcome. */
export function useFailedAct(act: Act): ActMessage | undefined {
  const message = useActMessage();
  return message?.act === act && message.values ? message : undefined;
}

/** Returns what the customer typed into the form of an act that the server refused. */
export function useRefusedInput(act: Act): ActMessage['values'] {
  return useFailedAct(act)?.values;
}

/** Returns why the server refused a field of an act's form; null if it did not. */
export function useRefusal(act: Act, field: string): string | null {
  const message = useActMessage();
  return message?.act === act && message.fault?.field === field ? message.fault.text : null;
}

/** Returns whether an address opens the form of an act. */
export function opensForm({ searchParams }: URL): boolean {
  return searchParams.has(OPEN_PARAMETER);
}

/** Returns the form that the page opens without scripts, such as 'epost'; null if there is none. */
export function useOpenForm(): string | null {
  return useSearch().get(OPEN_PARAMETER);
}
