import { formMessages } from '@forecourt/domain/messages';
import { VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, type ComponentPropsWithRef } from 'react';
import * as styles from './ScaleField.css.ts';

export interface ScaleFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue'
> {
  /** Name of the field in the posted form. */
  name: string;
  /** Label of the question. */
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** Error message, in a sentence. */
  error?: string;
  /** Whether an answer is required. @default false */
  required?: boolean;
  /** Numbers in ascending order. */
  marks: readonly string[];
  /** Meaning of the lowest number. */
  minLabel: string;
  /** Meaning of the highest number. */
  maxLabel: string;
  /** Number chosen initially; none when left out. */
  defaultValue?: string;
}

/** A rating scale: one number of a row, with the meaning of its ends. Further props and the ref go to every radio. */
export function ScaleField({
  id,
  label,
  hint,
  error,
  required = false,
  marks,
  minLabel,
  maxLabel,
  defaultValue,
  ...rest
}: ScaleFieldProps) {
  const say = useWords(formMessages);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  const meaning = (place: number) => (place === 0 ? minLabel : place === marks.length - 1 ? maxLabel : null);
  return (
    <fieldset
      role="radiogroup"
      className={styles.root}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>
        {label}
        {!required && <span className={styles.optional}> {say('form.optional')}</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.marks}>
        {marks.map((mark, place) => (
          <label className={styles.mark} key={mark}>
            <input
              {...rest}
              className={styles.radio}
              id={place === 0 ? fieldId : undefined}
              type="radio"
              value={mark}
              defaultChecked={defaultValue === mark}
            />
            <span>{mark}</span>
            {meaning(place) !== null && <VisuallyHidden>{` ${meaning(place)}`}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{`${marks[0]}: ${minLabel}`}</span>
        <span>{`${marks.at(-1)}: ${maxLabel}`}</span>
      </p>
      {error && (
        <p className={styles.error} id={`${fieldId}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
