import { texts } from '#texts/feedback.ts';
import type { Feedback } from '../../contract/feedback.ts';

/**
 * What a page asks (spec: overview §2.3, overview §2.4): how satisfied the customer is, or whether they found what they
 * looked for.
 */
export type FeedbackKind = keyof typeof texts.questions;

/** The scale of smileys, and nothing else, has these values (spec: overview §5). */
export type SmileyValue = 1 | 2 | 3 | 4 | 5;
const SMILEY_VALUES: readonly SmileyValue[] = [1, 2, 3, 4, 5];

/** An answer to choose; `good`: the customer is content. */
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

/** The answers to choose from, in the order they stand (spec: overview §3). */
export const OPTIONS: Readonly<Record<FeedbackKind, readonly Option[]>> = {
  smiley: SMILEYS,
  fantDuDetDuLetteEtter: YES_OR_NO,
};
