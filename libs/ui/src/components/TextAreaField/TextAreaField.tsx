import { useId, type ComponentPropsWithRef } from 'react';
import { Field, describedBy, type FieldWords } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';

export interface TextAreaFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> {
  /** Name of the field in the posted form. */
  name: string;
}

/** A multi-line text field. Further props and the ref go to the textarea. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  labelHidden,
  required,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      <textarea
        {...rest}
        {...describedBy(fieldId, { hint, error })}
        className={control({ kind: 'area' })}
        rows={rows}
        aria-required={required || undefined}
      />
    </Field>
  );
}
