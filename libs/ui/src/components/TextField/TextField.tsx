import { useId, type ComponentPropsWithRef } from 'react';
import { Field, describedBy, type FieldWords } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';

export interface TextFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children'> {
  /** Name of the field in the posted form. */
  name: string;
  /** Type of the input: decides the keyboard of phones and what browsers autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'time' | 'search';
}

/** A single-line text field. Further props and the ref go to the input. */
export function TextField({ id, label, hint, error, labelHidden, required, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      <input
        {...rest}
        {...describedBy(fieldId, { hint, error })}
        className={control({ kind: 'line' })}
        type={type}
        aria-required={required || undefined}
      />
    </Field>
  );
}
