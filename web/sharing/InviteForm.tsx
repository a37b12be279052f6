import { type FormEvent, useId, useRef, useState } from 'react';
import { texts } from '#texts/sharing.ts';
import { nationalIdFault } from '../../domain/national-id-fault.ts';
import { CHOSEN_SCOPES, SHARING_PERIODS, SHARING_SCOPES, type SharingScope } from '../../domain/sharing.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusal, useRefusedInput } from '../platform/acts/act-message.ts';
import { DOUBLE_PRESS_MS } from '../platform/acts/double-press.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { request } from '../platform/api/request.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Message } from '../ui/Message.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { Text } from '../ui/Text.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { failureText, useSharingSave } from './use-sharing-save.ts';

const t = texts.invite;
/** What is ticked at first. Claims can tell about health, so the customer ticks them. */
const TICKED_AT_FIRST: readonly SharingScope[] = ['DOKUMENTER'];
const PERIOD_AT_FIRST = '365';

type Choices = { ticked: readonly SharingScope[]; period: string };
type Invitation = { ssn: string } & Choices;

/** Renders the form that invites a person: national id, what they can see, and how long (spec: beyond §12). */
export function InviteForm({ isMain }: { isMain: boolean }) {
  const refused = useRefusedInput('del');
  const [ssn, setSsn] = useState('');
  const [choices, choose] = useState(() => choicesOf(refused));
  // The national id is not kept, so the server says what was wrong with it.
  const [answered, setAnswered] = useState(useRefusal('del', 'ssn'));
  const [tries, setTries] = useState(answered === null ? 0 : 1);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const { save, reset, isPending, error } = useSharingSave<Invitation>({
    save: send,
    done: t.sent,
    onDone() {
      sentAt.current = performance.now();
      setSsn('');
      setTries(0);
    },
  });
  const ssnRefusal = error instanceof HttpError && error.status === 400 ? refusalText(error) : null;
  const problem = answered ?? (tries > 0 ? ssnProblem(ssn) : null) ?? ssnRefusal;
  const form = useFocusOnError(problem !== null, tries);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The second press of a double press, for which the field is empty again.
    if (performance.now() - sentAt.current < DOUBLE_PRESS_MS) return;
    setTries(tries + 1);
    setAnswered(null);
    if (ssnProblem(ssn) === null) void save({ ssn, ...choices });
  }

  function writeSsn(text: string): void {
    setSsn(text);
    // Any change clears the error of the last invitation.
    setAnswered(null);
    if (error !== null) reset();
  }

  function takeOver(values: FormData): void {
    choose(choicesOf(Object.fromEntries([...values].map(([name, value]) => [name, String(value)]))));
  }

  return (
    <ActForm act="del" ref={form} noValidate className="kfp-invite" onHydrated={takeOver} onSubmit={submit}>
      <TextField
        name="ssn"
        inputMode="numeric"
        autoComplete="off"
        label={t.ssn}
        hint={t.ssnHint}
        value={ssn}
        error={problem}
        tries={tries}
        onChange={writeSsn}
      />
      <Scopes
        ticked={choices.ticked}
        onTick={(scope, isTicked) =>
          choose({
            ...choices,
            ticked: [...choices.ticked.filter((each) => each !== scope), ...(isTicked ? [scope] : [])],
          })
        }
      />
      <Period chosen={choices.period} onChoose={(period) => choose({ ...choices, period })} />
      {error && ssnRefusal === null && <Message tone="error">{failureText(error)}</Message>}
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={isPending}>
        {t.send}
      </Button>
    </ActForm>
  );
}

type ScopesProps = {
  ticked: readonly SharingScope[];
  onTick: (scope: SharingScope, isTicked: boolean) => void;
};

function Scopes({ ticked, onTick }: ScopesProps) {
  return (
    <fieldset className="kfp-invite__group">
      <legend>{t.scopes}</legend>
      <div className="kfp-invite__always">
        <Icon name="check" />
        <div>
          <Text>
            {texts.scopes.FORSIKRINGER} <span className="kfp-subdued">{t.always}</span>
          </Text>
          <Text size="small" className="kfp-subdued">
            {t.help.FORSIKRINGER}
          </Text>
        </div>
      </div>
      {CHOSEN_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          name={scope}
          value="ja"
          checked={ticked.includes(scope)}
          help={t.help[scope]}
          onChange={({ target }) => onTick(scope, target.checked)}
        >
          {texts.scopes[scope]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Period({ chosen, onChoose }: { chosen: string; onChoose: (period: string) => void }) {
  const id = useId();
  return (
    <div className="kfp-invite__group">
      <p id={id} className="kfp-field__label">
        {t.period}
      </p>
      <RadioGroup
        labelledBy={id}
        name="dager"
        options={SHARING_PERIODS.map((days) => ({ value: String(days), label: t.periods[days] }))}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}

/** Returns the choices of a form by its fields; those of a new form without fields. */
function choicesOf(fields: Readonly<Record<string, string>> | undefined): Choices {
  if (!fields) return { ticked: TICKED_AT_FIRST, period: PERIOD_AT_FIRST };
  const ticked = CHOSEN_SCOPES.filter((scope) => fields[scope] === 'ja');
  return { ticked, period: fields.dager ?? PERIOD_AT_FIRST };
}

async function send({ ssn, ticked, period }: Invitation): Promise<unknown> {
  const omfang = SHARING_SCOPES.filter((scope) => scope === 'FORSIKRINGER' || ticked.includes(scope));
  return await request('POST /deling', { body: { ssn, omfang, dager: Number(period) } });
}

/** Returns the error of a national id that can't be one. The server checks its check digits. */
function ssnProblem(text: string): string | null {
  const fault = nationalIdFault(text);
  return fault && t.ssnFaults[fault];
}
