import { useId, type ComponentPropsWithRef } from 'react';
import { group, radio, row, words } from '../CheckboxField/CheckboxField.css.ts';
import { FieldError, FieldLabel, describedBy, type FieldWords } from '../Field/Field.tsx';
import { field, hint as hintStyle, label as labelStyle } from '../Field/Field.css.ts';
import type { FieldOption } from '../SelectField/SelectField.tsx';

export interface RadioGroupFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue'> {
  name: string;
  options: readonly (FieldOption & { hint?: string })[];
  /** Chosen value, where the page keeps it. Leave out for a form that reads its own fields. */
  value?: string;
  defaultValue?: string;
}

/** One of a few that should all be seen. Further props and the ref go to every radio. */
export function RadioGroupField({
  id,
  label,
  hint,
  error,
  labelHidden,
  required,
  options,
  value,
  defaultValue,
  ...rest
}: RadioGroupFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { id: _first, ...description } = describedBy(fieldId, { hint, error });
  return (
    <fieldset
      role="radiogroup"
      className={field}
      aria-describedby={description['aria-describedby']}
      aria-invalid={description['aria-invalid']}
    >
      <legend className={labelStyle}>
        <FieldLabel label={label} labelHidden={labelHidden} required={required} />
      </legend>
      {hint && (
        <p className={hintStyle} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <div className={group}>
        {options.map((option, index) => (
          <label className={row} key={option.value}>
            <input
              {...rest}
              className={radio}
              id={index === 0 ? fieldId : undefined}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value, readOnly: !rest.onChange })}
            />
            <span className={words}>
              {option.label}
              {option.hint && <span className={hintStyle}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={fieldId}>{error}</FieldError>}
    </fieldset>
  );
}
