import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '#texts/claim-details.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { FILE_TYPES } from '../../domain/file-type.ts';
import { hasMaxFiles } from '../../domain/files-to-send-again.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusal } from '../platform/acts/act-message.ts';
import { takeOver } from '../platform/acts/take-over.ts';
import { useStore } from '../platform/store.ts';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { claimUploads } from './claim-uploads.ts';
import { spokenChanges } from './spoken-changes.ts';
import { UploadRow } from './UploadRow.tsx';
import type { ClaimUpload } from './upload-list.ts';

/** The types, and the extensions for browsers that do not know HEIC. */
const ACCEPTED = [...FILE_TYPES, '.heic', '.heif'].join();

/**
 * Renders the form for files of a claim. Where scripts run, a file is sent once it is chosen. Otherwise the server
 * answers the form, with one file (spec: beyond §10, ADR-044). A claim with the maximum number of files has no form.
 */
export function SendFiles({ claim }: { claim: Pick<ClaimInOre, 'systemSource' | 'id' | 'vedlegg'> }) {
  const isHydrated = useIsHydrated();
  const uploads = claimUploads(useQueryClient(), claim);
  const list = useStore(uploads.list);
  const spoken = useSpokenChanges(list);
  const [removals, setRemovals] = useState(0);
  const [refusal, setRefusal] = useState(useRefusal('send-fil', 'fil'));
  const errorId = useId();
  const isFull = hasMaxFiles(claim);
  // The row with the focused button has been removed, or the fields.
  const ways = useFocusWhen<HTMLDivElement>(removals, { selector: 'input', ifLost: true });
  const full = useFocusWhen<HTMLParagraphElement>(isFull && removals + 1, { atFirst: false, ifLost: true });
  useEffect(() => uploads.watch(), [uploads]);

  const remove = (key: string) => {
    uploads.remove(key);
    setRemovals(removals + 1);
  };

  const addChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!isHydrated) return;
    setRefusal(null);
    uploads.add(target.files ?? []);
    // The same file can then be chosen again.
    target.value = '';
  };
  const addEarlier = (values: FormData) =>
    uploads.add(values.getAll('fil').filter((each) => each instanceof File && each.name !== '') as File[]);

  return (
    <ActForm
      act="send-fil"
      encType="multipart/form-data"
      className="kfp-send-files"
      data-ready={isHydrated}
      // `required` is only for the styles: one of the two fields is enough, and neither is invalid without a file.
      noValidate
      onHydrated={addEarlier}
      onSubmit={takeOver(() => {})}
    >
      <input type="hidden" name="systemSource" value={claim.systemSource} />
      <input type="hidden" name="id" value={claim.id} />
      {isFull ? (
        <p ref={full} tabIndex={-1}>
          {texts.upload.full}
        </p>
      ) : (
        <>
          <div ref={ways} className="kfp-send-files__ways">
            <FileButton
              variant="primary"
              label={isHydrated ? texts.upload.choose : texts.upload.chooseOne}
              name="fil"
              accept={ACCEPTED}
              multiple={isHydrated}
              required={!isHydrated}
              aria-invalid={refusal !== null}
              aria-describedby={refusal === null ? undefined : errorId}
              onChange={addChosen}
            />
            <FileButton
              variant="secondary"
              label={texts.upload.camera}
              name="fil"
              accept="image/*"
              capture="environment"
              required={!isHydrated}
              aria-invalid={false}
              onChange={addChosen}
            />
          </div>
          {refusal !== null && <FieldError id={errorId} text={refusal} tries={1} hasFocus={false} />}
          {!isHydrated && (
            <Button variant="secondary" type="submit" className="kfp-button">
              {texts.upload.send}
            </Button>
          )}
          <p className="kfp-subdued">
            {texts.upload.limits} {texts.upload.onlyHandlers}
          </p>
        </>
      )}
      {list.length > 0 && (
        <ul className="kfp-uploads">
          {list.map((upload) => (
            <UploadRow key={upload.key} upload={upload} actions={{ retry: uploads.retry, remove }} />
          ))}
        </ul>
      )}
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </ActForm>
  );
}

/** Returns what a screen reader says of the latest changes of the list. */
function useSpokenChanges(list: readonly ClaimUpload[]): string {
  const previous = useRef(list);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const changes = spokenChanges(previous.current, list);
    previous.current = list;
    if (changes !== '') setSpoken(changes);
  }, [list]);
  return spoken;
}
