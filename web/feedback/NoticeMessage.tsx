import { useEffect, useRef } from 'react';
import type { Notice } from './stages.ts';
import { texts } from './texts.ts';

/** Says what has happened. It takes the focus from what was there before it, and so is read out. */
export function NoticeMessage({ notice }: { notice: Notice }) {
  const message = useRef<HTMLDivElement>(null);
  const { title, text } = texts.notices[notice];
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="kfp-feedback__notice" role="status" tabIndex={-1} ref={message}>
      <h2 className="jkl-heading-4 kfp-feedback__title">{title}</h2>
      <p>{text}</p>
    </div>
  );
}
