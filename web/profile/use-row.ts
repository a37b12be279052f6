import {
  createContext,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Act } from '../../domain/acts.ts';
import { draftOf, useDraft, writeDraft } from '../platform/session/drafts.ts';

/** The acts of the rows that open. Their names also open the rows without scripts: `?apne=epost`. */
export const ROW_ACTS = {
  address: 'adresse',
  email: 'epost',
  mobile: 'mobil',
  reservation: 'reservasjon',
} as const satisfies Readonly<Record<string, Act>>;

export type RowName = keyof typeof ROW_ACTS;

/** Returns the row that an act opens, or null. */
export function rowOfAct(act: string | null): RowName | null {
  const names = Object.keys(ROW_ACTS) as RowName[];
  return names.find((name) => ROW_ACTS[name] === act) ?? null;
}

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

/**
 * Returns the draft of a row; undefined if there is none. A draft of what is stored is dropped: it was saved, but the
 * answer was lost. Another draft opens its row, unless another row is open. Both happen after hydration: the server does
 * not know the drafts.
 */
export function useRowDraft({ name, isOpen }: Row, isStored: (draft: string) => boolean): string | undefined {
  const [, setOpenName] = useContext(OpenRow);
  const [draft] = useDraft(name);
  useEffect(() => {
    const latest = draftOf(name);
    // An open row may show a value that is not yet saved.
    if (!isOpen && latest !== undefined && isStored(latest)) writeDraft(name, undefined);
  });
  useEffect(() => {
    if (draftOf(name)) setOpenName((current) => current ?? name);
  }, [name, setOpenName]);
  return draft;
}
