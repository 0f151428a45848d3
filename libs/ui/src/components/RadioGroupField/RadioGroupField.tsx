import { useId, type ComponentPropsWithRef } from 'react';
import { group, radio, row, words } from '../CheckboxField/CheckboxField.css.ts';
import { FieldError, FieldLabel, describedBy, type FieldWords } from '../Field/Field.tsx';
import { field, hint as hintStyle, label as labelStyle } from '../Field/Field.css.ts';
import type { FieldOption } from '../SelectField/SelectField.tsx';
import * as styles from './RadioGroupField.css.ts';

export const radioGroupLayouts = ['column', 'row'] as const;

export interface RadioGroupFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'defaultValue'> {
  /** Name of the field in the posted form. */
  name: string;
  /** Options: the posted value, its label, and a hint below it. */
  options: readonly (FieldOption & { hint?: string })[];
  /** Chosen value, if the page controls it. Leave out for a form that reads its own fields. */
  value?: string;
  /** Value chosen initially; none when left out. */
  defaultValue?: string;
  /** 'row': segments side by side, as many as fit. For short answers without hints. @default 'column' */
  layout?: (typeof radioGroupLayouts)[number];
}

/** Maximum characters of an answer that fits in half a phone, on two lines at most. */
const shortAnswer = 28;
const maxInRow = 5;

/** Number of columns of a row: more than five answers are spread over lines of equal length. */
function rowOf(options: RadioGroupFieldProps['options']): string {
  if (options.some(({ label, hint }) => hint || label.length > shortAnswer)) return styles.longInRow;
  const lines = Math.ceil(options.length / maxInRow);
  const columns = Math.max(1, Math.ceil(options.length / lines));
  return styles.inRow[columns as keyof typeof styles.inRow];
}

const segmentOf = (index: number, count: number): string =>
  index > 0 && index === count - 1 ? `${styles.segment} ${styles.lastOdd}` : styles.segment;

/** A choice of one from a few visible options. Further props and the ref go to every radio. */
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
  layout = 'column',
  ...rest
}: RadioGroupFieldProps) {
  const isRow = layout === 'row';
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
      <div className={isRow ? rowOf(options) : group}>
        {options.map((option, index) => (
          <label className={isRow ? segmentOf(index, options.length) : row} key={option.value}>
            <input
              {...rest}
              className={isRow ? styles.mark : radio}
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
