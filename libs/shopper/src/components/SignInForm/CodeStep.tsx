'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, TextField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef, type ChangeEvent } from 'react';
import { codeDigits, type SignInState } from '../../model/signIn.ts';
import { ResendButton } from './ResendButton.tsx';
import * as styles from './SignInForm.css.ts';
import { useTextedCode } from './useTextedCode.ts';

export interface CodeStepProps {
  /** Result of the previous step. */
  state: SignInState;
  /** Whether the form is being submitted. */
  pending: boolean;
}

function keepDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = codeDigits(target.value);
  if (digits !== target.value) target.value = digits;
}

/** Asks for the code, with alternatives for visitors who do not receive one. */
export function CodeStep({ state, pending }: CodeStepProps) {
  const say = useWords(accountMessages);
  const { phone, maskedPhone, requestId, error } = state;
  const code = useRef<HTMLInputElement>(null);
  const signIn = useRef<HTMLButtonElement>(null);
  useTextedCode((text) => {
    if (!code.current) return;
    code.current.value = codeDigits(text);
    signIn.current?.focus();
  });
  return (
    <>
      <input type="hidden" name="request_id" value={requestId} />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="phone_shown" value={maskedPhone} />
      <TextField
        ref={code}
        label={say('account.digitCode')}
        hint={say('account.weSent', { phone: maskedPhone })}
        error={error?.about === 'code' ? error.message : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        // Generous, because a pasted message is longer than its code.
        maxLength={300}
        onChange={keepDigits}
        required
      />
      <Button ref={signIn} type="submit" name="intent" value="verify" size="large" full pending={pending}>
        {say('account.signIn')}
      </Button>
      <div className={styles.ways}>
        <ResendButton afterSeconds={state.resendAfterSeconds} />
        <Button type="submit" name="intent" value="change" variant="quiet">
          {say('account.useAnotherNumber')}
        </Button>
      </div>
    </>
  );
}
