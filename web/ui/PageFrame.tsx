import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'div'> & {
  /** the link back to the page above this one; other pages have more room at their top */
  back?: ReactNode;
  /** the feedback question, shown at the end of the page */
  feedback?: ReactNode;
};

/** Renders the frame of a page: its margins, the way back, its content and the feedback question. */
export function PageFrame({ back, feedback, className, children, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={classNames('kfp-wide kfp-list-page', back ? 'kfp-list-page--below' : null, className)}
    >
      {back}
      {children}
      {feedback && <div className="kfp-list-page__feedback">{feedback}</div>}
    </div>
  );
}
