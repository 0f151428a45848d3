import type { RangeModel } from '@forecourt/domain';
import { Picture } from '@forecourt/ui';
import * as styles from './ReasonList.css.ts';

export interface ReasonListProps {
  /** Up to three reasons. */
  reasons: RangeModel['reasons'];
}

/** Reasons to buy a model: the first one large, the others side by side. Renders nothing without reasons. */
export function ReasonList({ reasons }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.root}>
      {reasons.map(({ title, text, image }) => (
        <li key={title} className={styles.reason}>
          {image && <Picture url={image} alt="" sizes="(min-width: 992px) 520px, 100vw" ratio="16/9" rounded />}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
