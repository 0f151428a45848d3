import { fieldMessages } from '@forecourt/domain/messages';
import type { ReactNode } from 'react';
import { useWords } from '../../words/ownWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** Props of every field. */
export interface FieldWords {
  label: string;
  /** Help text that is always visible. @example 'As on your licence' */
  hint?: string;
  /** Error message: what is wrong and how to correct it. */
  error?: string;
  /** Hides the label visually; use it where the context is clear. */
  labelHidden?: boolean;
  /** Optional fields say so; required ones are not marked. `undefined` as in React's attributes. */
  required?: boolean | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export interface FieldLabelProps extends Pick<FieldWords, 'label' | 'labelHidden' | 'required'> {
  /** Id of the label, for controls that use `aria-labelledby`. */
  id?: string;
}

export function FieldLabel({ label, labelHidden, required }: FieldLabelProps) {
  const say = useWords(fieldMessages);
  const words = (
    <>
      {label}
      {required ? null : <span className={styles.optional}> {say('field.optional')}</span>}
    </>
  );
  return labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : words;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </p>
  );
}

export interface FieldProps extends FieldWords {
  /** Id of the labelled control. */
  id: string;
  /** The control itself. */
  children: ReactNode;
}

/** Frame of a field with one control: label above, control, hint and error. */
export function Field({ id, label, hint, error, labelHidden, required, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={labelHidden ? styles.unseenLabel : styles.label} htmlFor={id}>
        <FieldLabel label={label} labelHidden={labelHidden} required={required} />
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
