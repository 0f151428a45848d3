import { accountMessages } from '@forecourt/domain/messages';
import { Button, TextField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { SignInState } from '../../model/signIn.ts';

export interface PhoneStepProps {
  /** Result of the previous step. */
  state: SignInState;
  /** Whether the form is being submitted. */
  pending: boolean;
}

/** Asks for the phone number. */
export function PhoneStep({ state: { phone, error }, pending }: PhoneStepProps) {
  const say = useWords(accountMessages);
  return (
    <>
      <TextField
        label={say('account.mobileNumber')}
        hint={say('account.mobileHint')}
        error={error?.about === 'phone' ? error.message : undefined}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={phone}
        required
      />
      <Button type="submit" name="intent" value="send" size="large" full pending={pending}>
        {say('account.textMeACode')}
      </Button>
    </>
  );
}
