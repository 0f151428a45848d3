import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** What every field has beside its control. */
export interface FieldWords {
  label: string;
  /** Help that is always seen. @example 'As on your licence' */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
  /** Keeps the label for screen readers only; use where the place says it already. */
  labelHidden?: boolean;
  /** Optional fields say so; required ones are the rule. */
  required?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export interface FieldLabelProps extends Pick<FieldWords, 'label' | 'labelHidden' | 'required'> {
  /** Id of the label, for a control that is named by it. */
  id?: string;
}

export function FieldLabel({ label, labelHidden, required }: FieldLabelProps) {
  const words = (
    <>
      {label}
      {required ? null : <span className={styles.optional}> (optional)</span>}
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
  /** Id of the control that the label names. */
  id: string;
  /** The control itself. */
  children: ReactNode;
}

/** Label above, control, hint and error: the frame of every one-control field. */
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
