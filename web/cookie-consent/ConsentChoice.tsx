import { Checkbox } from '@fremtind/jokul/checkbox';
import { useId } from 'react';
import type { ConsentType } from '../platform/consent/consent-cookie.ts';
import { texts } from './texts.ts';

/** One kind of cookies: its tick box, and what it is for in plain words. */
export function ConsentChoice({ type, ticked }: { type: ConsentType; ticked: boolean }) {
  const purposeId = useId();
  const { name, purpose } = texts.types[type];
  return (
    <div className="kfp-consent__choice">
      <Checkbox name={type} value="accepted" defaultChecked={ticked} aria-describedby={purposeId}>
        {name}
      </Checkbox>
      <p className="kfp-consent__purpose kfp-subdued" id={purposeId}>
        {purpose}
      </p>
    </div>
  );
}
