import { useId, type ComponentPropsWithRef } from 'react';
import { Field, describedBy, type FieldWords } from '../Field/Field.tsx';
import { control, selectMark, selectWrap } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'multiple' | 'size'> {
  /** Name of the field in the posted form. */
  name: string;
  /** Options: the posted value, and its label. */
  options: readonly FieldOption[];
  /** Shown while nothing is chosen. @example 'Choose a branch' */
  placeholder?: string;
}

/** A choice of one in a native dropdown. */
export function SelectField({
  id,
  label,
  hint,
  error,
  labelHidden,
  required,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} labelHidden={labelHidden} required={required}>
      <span className={selectWrap}>
        <select
          {...rest}
          {...describedBy(fieldId, { hint, error })}
          className={control({ kind: 'select' })}
          aria-required={required || undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <span className={selectMark}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </Field>
  );
}
