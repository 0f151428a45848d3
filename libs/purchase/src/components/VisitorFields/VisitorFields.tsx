import { Grid, TextField } from '@forecourt/ui';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';

export interface VisitorFieldsProps {
  field: FieldDraft;
  /** @default true */
  withPostcode?: boolean;
}

/** Name, email, phone and postcode. */
export function VisitorFields({ field, withPostcode = true }: VisitorFieldsProps) {
  return (
    <Grid min="16rem" gap={2}>
      <TextField label="First name" required autoComplete="given-name" maxLength={80} {...field.text('name')} />
      <TextField label="Last name" required autoComplete="family-name" maxLength={80} {...field.text('last_name')} />
      <TextField label="Email" type="email" required autoComplete="email" maxLength={254} {...field.text('email')} />
      <TextField label="Phone" type="tel" required autoComplete="tel" maxLength={30} {...field.text('phone')} />
      {withPostcode && (
        <TextField
          label="Postcode"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          {...field.text('postcode')}
        />
      )}
    </Grid>
  );
}
