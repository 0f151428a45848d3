import { CheckboxField, RadioGroupField, TextAreaField } from '@forecourt/ui';
import { contactMethods } from '../../model/stepValues.ts';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

const methods = contactMethods.map((value) => ({ value, label: value === 'SMS' ? 'Text message' : value }));

/** Who buys, and how to reach them. */
export function DetailsStep({ field }: { field: FieldDraft }) {
  return (
    <>
      <VisitorFields field={field} />
      <RadioGroupField label="How may we contact you?" required options={methods} {...field.text('contact_method')} />
      <TextAreaField label="Anything else?" maxLength={2_000} rows={3} {...field.text('message')} />
      <CheckboxField label="Send me news and offers" {...field.box('opt_in')} />
    </>
  );
}
