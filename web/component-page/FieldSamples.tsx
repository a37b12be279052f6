import { texts } from '#texts/component-page.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Chips } from '../ui/Chips.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SearchResult } from '../ui/SearchResult.tsx';
import { TextField } from '../ui/TextField.tsx';
import { doNothing, Sample, Samples } from './Samples.tsx';

const { email, comment, consent, choice, filter, search } = texts;
const EMAIL = { label: email.label, type: 'email', onChange: doNothing } as const;
const COMMENT = { label: comment.label, value: comment.value, onChange: doNothing } as const;
const CHOICE = {
  options: [
    { value: 'yes', label: choice.yes },
    { value: 'no', label: choice.no },
  ],
  onChange: doNothing,
} as const;
const CHIPS = [
  { value: 'vehicles', text: filter.vehicles },
  { value: 'homes', text: filter.homes },
];

/** Renders the fields and choices. */
export function FieldSamples() {
  return (
    <Samples title={texts.groups.fields}>
      <Sample name="TextField with a hint">
        <TextField {...EMAIL} hint={email.hint} value="" />
      </Sample>
      <Sample name="TextField invalid">
        <TextField {...EMAIL} value={email.value} error={email.invalid} />
      </Sample>
      <Sample name="TextField with lines">
        <TextField {...COMMENT} lines={{ help: comment.help, limit: 500 }} />
      </Sample>
      <Sample name="TextField with lines, too long">
        <TextField {...COMMENT} lines={{ help: comment.help, limit: 10, isQuestion: true }} />
      </Sample>
      <Sample name="Checkbox">
        <Checkbox name="usual" value="yes" help={consent.help}>
          {consent.label}
        </Checkbox>
      </Sample>
      <Sample name="Checkbox checked">
        <Checkbox name="checked" value="yes" defaultChecked>
          {consent.label}
        </Checkbox>
      </Sample>
      <Sample name="Checkbox invalid">
        <Checkbox name="invalid" value="yes" error={consent.missing}>
          {consent.label}
        </Checkbox>
      </Sample>
      <Sample name="RadioGroup: usual, disabled">
        <p id="choice">{choice.label}</p>
        <RadioGroup {...CHOICE} labelledBy="choice" value="yes" />
        <RadioGroup {...CHOICE} labelledBy="choice" value="no" disabled saving />
      </Sample>
      <Sample name="Chips">
        <Chips label={filter.label} chips={CHIPS} chosen="homes" onChoose={doNothing} />
      </Sample>
      <Sample name="SearchResult">
        <SearchResult found={search.found} showAll={search.showAll} onShowAll={doNothing} />
      </Sample>
    </Samples>
  );
}
