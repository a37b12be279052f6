import { Icon } from './Icon.tsx';

type Props = {
  id: string;
  /** null: nothing is wrong */
  text: string | null;
  /** how many times the form has been sent */
  tries: number;
};

/**
 * What is wrong with a field, below it. It is read out at every try, also when nothing but the try is new: the focus is in
 * the field already, and says nothing again.
 */
export function FieldError({ id, text, tries }: Props) {
  return (
    <div role="status">
      {text !== null && (
        <p key={tries} className="kfp-field__error" id={id}>
          <Icon name="error" className="kfp-icon--small" />
          {text}
        </p>
      )}
    </div>
  );
}
