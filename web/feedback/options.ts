import { texts } from '#texts/feedback.ts';
import type { Feedback } from '../../contract/feedback.ts';

/**
 * The question a page asks: how satisfied the customer is, or whether they found the information they looked
 * for (spec: overview §2.3, overview §2.4).
 */
export type FeedbackKind = keyof typeof texts.questions;

/** The values of the smiley scale. No other answer uses them (spec: overview §5). */
export type SmileyValue = 1 | 2 | 3 | 4 | 5;
const SMILEY_VALUES: readonly SmileyValue[] = [1, 2, 3, 4, 5];

/** An answer option. `good` is true if the answer means that the customer is satisfied. */
export type Option = { value: Feedback['feedbackValue']; label: string; good: boolean; smiley?: SmileyValue };

const SMILEYS = SMILEY_VALUES.map(
  (smiley): Option => ({
    value: `${smiley}`,
    label: texts.smileys[smiley],
    good: smiley > 3,
    smiley,
  }),
);

const YES_OR_NO: readonly Option[] = [
  { value: 'ja', label: texts.answers.ja, good: true },
  { value: 'nei', label: texts.answers.nei, good: false },
];

/** The answer options of each question, in display order (spec: overview §3). */
export const OPTIONS: Readonly<Record<FeedbackKind, readonly Option[]>> = {
  smiley: SMILEYS,
  fantDuDetDuLetteEtter: YES_OR_NO,
};
