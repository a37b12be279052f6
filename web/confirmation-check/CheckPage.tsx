import './confirmation-check.scss';
import { useEffect, useState } from 'react';
import { texts } from '#texts/confirmation-check.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { Button } from '../ui/Button.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CheckResult } from './CheckResult.tsx';

export const title = texts.title;

/**
 * Renders the check of a confirmation by its code, for anyone (spec: beyond §11). The form loads the page again, so that
 * it works without scripts. The server checks the code.
 */
export function CheckPage(_props: PageProps) {
  const { confirmationCheck: check } = useBoot();
  const search = useSearch();
  const asked = search.get('kode') ?? '';
  const isEmpty = search.has('kode') && asked.trim() === '';
  const [code, setCode] = useState(check && 'code' in check ? (check.code ?? '') : '');
  // The server's page has no text of its address (ADR-023).
  useEffect(() => setCode((written) => written || asked), [asked]);
  return (
    <PageFrame className="kfp-check">
      {isEmpty && <PageMetadata title={`${texts.error}: ${texts.title}`} />}
      <PageHead title={texts.title} lead={texts.lead} />
      <form className="kfp-field-and-button kfp-check__form" action={addressOf(PATHS.confirmationCheck)}>
        <TextField
          name="kode"
          label={texts.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={isEmpty && code.trim() === '' ? texts.missing : null}
          onChange={setCode}
        />
        <Button variant="primary" type="submit">
          {texts.submit}
        </Button>
      </form>
      {check && <CheckResult check={check} />}
      <p className="kfp-space-16 kfp-subdued">{texts.note}</p>
    </PageFrame>
  );
}
