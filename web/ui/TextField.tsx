import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { texts } from '#texts/ui.ts';
import { classNames } from './class-names.ts';
import { FieldError, useHasFocus } from './FieldError.tsx';

type Props = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
> & {
  label: ReactNode;
  /** whether the form requires it */
  required?: boolean;
  /** the expected format */
  hint?: string;
  value: string;
  /** the error message; default: no error, except the length, which the field checks itself */
  error?: string | null;
  /** number of submit attempts */
  tries?: number;
  /** makes the field multi-line, with help and a counter; text over `limit` characters is allowed, but is an error */
  lines?: { help: string; limit: number; isQuestion?: boolean };
  /** also called after hydration, with what the customer typed before it */
  onChange: (text: string) => void;
};

/**
 * Renders a text field with one or several lines, with Jøkul's styles and our own icon and counter. Jøkul's
 * component needs its icon font and accepts text that is too long.
 */
export function TextField(props: Props) {
  const { label, required, hint, value, error = null, tries = 0, lines, onChange, ...input } = props;
  const id = useId();
  const [hasFocus, focusProps] = useHasFocus();
  const tooMany = lines ? value.length - lines.limit : 0;
  const problem = tooMany > 0 ? texts.tooManyCharacters(tooMany) : error;
  const isInvalid = problem !== null;
  const described = [
    hint && !isInvalid && `${id}-hint`,
    lines && `${id}-help`,
    isInvalid && `${id}-error`,
    lines && `${id}-count`,
  ];
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  const control = {
    ref: field,
    id,
    value,
    ...focusProps,
    'aria-required': required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': classNames(...described) || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  };
  return (
    <div className={classNames('kfp-field', lines && 'jkl-text-area jkl-text-area--start-open')}>
      <label
        className={lines?.isQuestion ? 'jkl-heading-4 kfp-field__question' : 'kfp-field__label'}
        htmlFor={id}
      >
        {label}
      </label>
      {hint && (
        <p className="kfp-field__hint kfp-subdued" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={`jkl-text-${lines ? 'area' : 'input'}-wrapper`} data-invalid={isInvalid}>
        {lines ? (
          <textarea
            {...control}
            name={input.name}
            className="jkl-text-area__text-area jkl-text-area__text-area--4-rows"
            rows={4}
          />
        ) : (
          <input {...input} {...control} className="jkl-text-input__input" />
        )}
      </div>
      <FieldError id={`${id}-error`} text={problem} tries={tries} hasFocus={hasFocus} />
      {lines && (
        <div className="kfp-field__below kfp-subdued">
          <p id={`${id}-help`}>{lines.help}</p>
          <p id={`${id}-count`} className="kfp-field__count">
            {texts.characters(value.length, lines.limit)}
          </p>
        </div>
      )}
    </div>
  );
}
