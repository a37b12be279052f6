import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ActMessage } from '../../contract/acts.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { seal, unseal } from '../session/sealed.ts';

const PURPOSE = 'message of an act';
/** Time for which a form that is sent again does not act again, and its message can be shown, in ms. */
const KEEP_MS = 10 * 60_000;
/** Maximum time that a second press waits for the result of the first, in ms. */
const WAIT_MS = 20_000;
const POLL_MS = 100;
/** In place of a form's key, which is longer: the claim of the form that the browser sent last. */
const LATEST = 'latest';

/** The form of a browser: its random key, and the secret of the session or visitor that it belongs to. */
export type SentForm = {
  key: string;
  secret: string;
  /** null without a session */
  customerId: string | null;
  /** the act and its fields: the same form with other input is another act */
  content: string;
};

/** `sealed`: the message, which can contain what the customer typed */
type Stored = { content: string; sealed: string; isShown: boolean };

export type ActMessages = ReturnType<typeof createActMessages>;

/**
 * Returns the store of messages about acts. It makes a form that is sent twice count once: the second press
 * gets the message of the first (ADR-041). Messages are encrypted with the browser's secret.
 */
export function createActMessages(state: SharedState) {
  return {
    /**
     * Returns whether the form is sent for the first time. Only one of several concurrent callers gets true. After another
     * form of the browser, it is no repetition any longer: the customer went back, and chooses this again.
     */
    async isFirst(form: SentForm): Promise<boolean> {
      const claim = claimKey(form);
      if ((await state.increment(claim, KEEP_MS)).count > 1) return false;
      const latest = messageKey({ ...form, key: LATEST });
      const earlier = await state.get<string>(latest);
      await state.set(latest, claim, KEEP_MS);
      if (earlier !== null && earlier !== claim) await state.delete(earlier);
      return true;
    },

    /** Keeps the message until its page is shown. A form that did nothing may be sent again. */
    async keep(form: SentForm, message: ActMessage): Promise<void> {
      const sealed = seal(JSON.stringify(message), form.secret, PURPOSE);
      const stored: Stored = { content: contentHash(form), sealed, isShown: false };
      await state.set(messageKey(form), stored, KEEP_MS);
      if (message.outcome === 'refused') await state.delete(claimKey(form));
    },

    /** Waits for the message of the first press, and returns it. Returns null if it does not come in time. */
    async ofFirst(form: SentForm): Promise<ActMessage | null> {
      for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
        const stored = await state.get<Stored>(messageKey(form));
        if (stored?.content === contentHash(form)) return read(stored, form.secret);
        await setTimeout(POLL_MS);
      }
      return null;
    },

    /** Returns the message for the page that the browser opens now; null if there is none, or it was shown. */
    async unshown(form: Omit<SentForm, 'content'>): Promise<ActMessage | null> {
      const stored = await state.get<Stored>(messageKey(form));
      return stored && !stored.isShown ? read(stored, form.secret) : null;
    },

    /** Marks the message as shown. It is kept for a second press of the same form. */
    async markShown(form: Omit<SentForm, 'content'>): Promise<void> {
      const stored = await state.get<Stored>(messageKey(form));
      if (stored) await state.replace(messageKey(form), { ...stored, isShown: true }, KEEP_MS);
    },
  };
}

function read({ sealed }: Stored, secret: string): ActMessage | null {
  const text = unseal(sealed, secret, PURPOSE);
  return text === null ? null : (JSON.parse(text) as ActMessage);
}

/** The key names the customer, so that deleting the customer also deletes the message. */
function messageKey({ key, secret, customerId }: Omit<SentForm, 'content'>): string {
  return `act:${customerId ?? 'visitor'}:${hash('sha256', `${secret} ${key}`, 'base64url')}`;
}

function claimKey(form: SentForm): string {
  return `${messageKey(form)}:${contentHash(form)}`;
}

function contentHash({ content, secret }: SentForm): string {
  return hash('sha256', `${secret} ${content}`, 'base64url');
}
