import { previewEnd, previewWords, type PreviewedRecord } from '../../model/previewWords.ts';
import * as styles from './PreviewBar.css.ts';

export interface PreviewBarProps {
  /** What is shown before its time, or changed. */
  record: PreviewedRecord;
  /** Seconds since 1970 after which the link is over. */
  until: number;
  /** Of the site. @example 'Australia/Perth' */
  timeZone: string;
}

/** Banner above a preview page, with a link to the public version. Place it first in the page. */
export function PreviewBar({ record, until, timeZone }: PreviewBarProps) {
  return (
    <aside className={styles.root} aria-label="Preview">
      <p className={styles.words}>
        <strong>Preview:</strong> {previewWords(record)}. Only this link shows it, until {previewEnd(until, timeZone)}.
      </p>
      <a className={styles.exit} href="?">
        Leave the preview
      </a>
    </aside>
  );
}
