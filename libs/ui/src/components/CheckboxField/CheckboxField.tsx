import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError, describedBy, type FieldWords } from '../Field/Field.tsx';
import { field, hint as hintStyle } from '../Field/Field.css.ts';
import { checkbox, row, words } from './CheckboxField.css.ts';

export interface CheckboxFieldProps
  extends
    Omit<FieldWords, 'label' | 'labelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type'> {
  /** Label; may contain a link, for terms. */
  label: ReactNode;
  /** Name of the field in the posted form. */
  name: string;
}

/** A yes-or-no field. The whole row is the target. */
export function CheckboxField({ id, label, hint, error, required, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={field}>
      <label className={row} htmlFor={fieldId}>
        <input
          {...rest}
          {...describedBy(fieldId, { hint, error })}
          className={checkbox}
          type="checkbox"
          aria-required={required || undefined}
        />
        <span className={words}>{label}</span>
      </label>
      {hint && (
        <p className={hintStyle} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={fieldId}>{error}</FieldError>}
    </div>
  );
}
