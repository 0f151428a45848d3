import { useId, type Ref } from 'react';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** How many answers are wrong, or what went wrong. @example 'Two answers need another look' */
  title: string;
  /** One entry for each wrong answer: id of its control in the page, and what is wrong. */
  errors: readonly { fieldId: string; message: string }[];
  /** Move focus here after a failed send. */
  ref?: Ref<HTMLDivElement>;
}

/** Says at the top of a form what is wrong below, with a way to each field. Renders nothing when there are no errors. */
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
