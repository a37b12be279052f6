import { COMMENT_LENGTH } from '../../domain/comment.ts';
import { Failure } from './Failure.tsx';
import { FormButtons } from './FormButtons.tsx';
import { TextBox } from './TextBox.tsx';
import { texts } from './texts.ts';

type Props = {
  label: string;
  comment: string;
  onComment: (comment: string) => void;
  sending: { isPending: boolean; error: Error | null };
  onCancel: () => void;
};

/** What shows once an answer is chosen: a comment box, 'Send' and 'Avbryt' (spec: overview §4.3). */
export function CommentFields({ label, comment, onComment, sending, onCancel }: Props) {
  return (
    <>
      <TextBox
        label={label}
        help={texts.comment.help}
        text={comment}
        limit={COMMENT_LENGTH}
        onText={onComment}
      />
      <Failure error={sending.error} />
      <FormButtons
        submit={texts.send}
        busy={sending.isPending}
        otherwise={texts.cancel}
        onOtherwise={onCancel}
      />
    </>
  );
}
