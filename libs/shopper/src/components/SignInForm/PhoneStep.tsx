import { Button, TextField } from '@forecourt/ui';
import type { SignInState } from '../../model/signIn.ts';

export interface PhoneStepProps {
  /** Result of the previous step. */
  state: SignInState;
  /** Whether the form is being submitted. */
  pending: boolean;
}

/** Asks for the phone number. */
export function PhoneStep({ state: { phone, error }, pending }: PhoneStepProps) {
  return (
    <>
      <TextField
        label="Mobile number"
        hint="An Australian mobile, such as 0412 345 678. We text it a 6-digit code."
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
        Text me a code
      </Button>
    </>
  );
}
