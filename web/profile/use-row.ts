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
import type { RowName } from './row-acts.ts';

/** State of the save in a row. */
type RowState = 'idle' | 'saving' | 'failed';

export type Row = {
  name: RowName;
  isOpen: boolean;
  state: RowState;
  /** a press opened the row, so its form takes the focus */
  startsWithFocus: boolean;
  /** the row's element */
  place: RefObject<HTMLDivElement | null>;
  /** the button that opens and closes the row */
  button: RefObject<HTMLButtonElement | null>;
  setState: (state: RowState) => void;
  /** Opens the row and closes the open one. */
  open: (startsWithFocus: boolean) => void;
  close: () => void;
};

/** The name of the open row. Only one is open at a time (ADR-034). */
export const OpenRow = createContext<[name: RowName | null, set: Dispatch<SetStateAction<RowName | null>>]>([
  null,
  () => {},
]);

/** Returns the state of a row. It stays open while it saves and after a failed save, even if another is opened. */
export function useRow(name: RowName): Row {
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
  return { name, isOpen, state, startsWithFocus, place, button, setState, open, close };
}
