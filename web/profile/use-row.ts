import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';

/** What goes on in an open row. */
export type RowState = 'idle' | 'saving' | 'failed';

export type Row = {
  isOpen: boolean;
  state: RowState;
  /** a press has opened it, so its form takes the focus */
  startsWithFocus: boolean;
  /** the row itself */
  place: RefObject<HTMLDivElement | null>;
  /** the button that opens and closes it */
  button: RefObject<HTMLButtonElement | null>;
  setState: (state: RowState) => void;
  /** Opens it, and closes the one that was open. */
  open: (startsWithFocus: boolean) => void;
  close: () => void;
};

/** The name of the row that is open; one is at a time (ADR-064). */
export const OpenRow = createContext<[name: string | null, set: Dispatch<SetStateAction<string | null>>]>([
  null,
  () => {},
]);

/**
 * A row that opens and closes. While it saves, and until the customer has seen that a save failed, it stays open whatever
 * else is opened.
 */
export function useRow(name: string): Row {
  const [openName, setOpenName] = useContext(OpenRow);
  const [state, setState] = useState<RowState>('idle');
  const [startsWithFocus, setStartsWithFocus] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(
    (focused: boolean) => {
      setStartsWithFocus(focused);
      setOpenName(name);
    },
    [name, setOpenName],
  );
  const close = () => {
    setState('idle');
    setOpenName((current) => (current === name ? null : current));
  };
  const isOpen = openName === name || state !== 'idle';
  return { isOpen, state, startsWithFocus, place, button, setState, open, close };
}
