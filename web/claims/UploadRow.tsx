import { useState } from 'react';
import { texts } from '#texts/claim-details.ts';
import { formats } from '#texts/formats.ts';
import { texts as general } from '#texts/ui.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tile } from '../ui/Tile.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import type { ClaimUploads } from './claim-uploads.ts';
import { failureText } from './spoken-changes.ts';
import { type ClaimUpload, canBeRetried } from './upload-list.ts';

type Props = { upload: ClaimUpload; actions: Pick<ClaimUploads, 'retry' | 'remove'> };

/** Renders a file that the customer chose: its progress, its state in words, and what can be done about it. */
export function UploadRow({ upload, actions: { retry, remove } }: Props) {
  const { key, file } = upload;
  const [retries, setRetries] = useState(0);
  // The button of the retry has been removed.
  const row = useFocusWhen<HTMLLIElement>(retries, { ifLost: true });
  return (
    <li ref={row} className="kfp-upload" tabIndex={-1}>
      <Tile icon={file.type.startsWith('image/') ? 'picture' : 'document'} />
      <div className="kfp-upload__text">
        <p>
          <strong>{file.name}</strong> <span className="kfp-subdued">{fileSize(file.size)}</span>
        </p>
        {upload.status === 'sending' && (
          <progress
            className="kfp-progress"
            aria-label={texts.upload.sending(file.name)}
            max={100}
            value={percentOf(upload.share)}
          />
        )}
        <p className="kfp-upload__state">
          {upload.status === 'sent' && <Icon name="check" className="kfp-icon--small" />}
          {upload.status === 'failed' && <Icon name="warning" className="kfp-icon--small" />}
          <span>{stateText(upload)}</span>
        </p>
      </div>
      <div className="kfp-upload__actions">
        {upload.status === 'failed' && canBeRetried(upload.fault) && (
          <Action
            text={general.tryAgain}
            name={file.name}
            onClick={() => {
              retry(key);
              setRetries(retries + 1);
            }}
          />
        )}
        {(upload.status === 'waiting' || upload.status === 'sending') && (
          <Action text={texts.upload.cancel} name={file.name} onClick={() => remove(key)} />
        )}
        {upload.status === 'failed' && (
          <Action text={texts.upload.remove} name={file.name} onClick={() => remove(key)} />
        )}
      </div>
    </li>
  );
}

function Action({ text, name, onClick }: { text: string; name: string; onClick: () => void }) {
  return (
    <Button variant="tertiary" density="compact" aria-label={`${text} ${name}`} onClick={onClick}>
      {text}
    </Button>
  );
}

function percentOf(share: number): number {
  return Math.floor(share * 100);
}

function stateText(upload: ClaimUpload): string {
  switch (upload.status) {
    case 'waiting':
      return texts.upload.waiting;
    case 'sending':
      return upload.share < 1 ? texts.upload.share(percentOf(upload.share)) : texts.upload.checking;
    case 'sent':
      return texts.upload.sent;
    case 'failed':
      return failureText(upload);
  }
}

const KB = 1024;
const MB = 1024 * KB;

/** Returns a size in bytes as its reader knows it: '3,2 MB', or '840 kB' below one megabyte. */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB)}\u00a0kB`;
  return `${(bytes / MB).toFixed(1).replace('.', formats.decimal)}\u00a0MB`;
}
