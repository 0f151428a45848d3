import { useId, type Ref } from 'react';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** Summary of the errors. @example 'Please fix the following errors:' */
  title: string;
  /** One entry for each error: id of its control, and the message. */
  errors: readonly { fieldId: string; message: string }[];
  /** Ref for moving the focus here after a failed submission. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists a form's errors above it, each with a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div className={styles.root} role="alert" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
