import { previewEnd } from '../../model/previewWords.ts';
import * as styles from '../PreviewBar/PreviewBar.css.ts';

export interface DraftBarProps {
  /** Of the dealer, as the draft says. */
  name: string;
  /** Seconds since 1970 after which the link is over. */
  until: number;
  /** Of the site. @example 'Australia/Perth' */
  timeZone: string;
}

/** Banner above every page of a site that is a draft. Place it first in the page. */
export function DraftBar({ name, until, timeZone }: DraftBarProps) {
  return (
    <aside className={styles.root} aria-label="Preview">
      <p className={styles.words}>
        <strong>Preview:</strong> a draft of {name}. Only who has the link sees it, until {previewEnd(until, timeZone)}.
        Forms send nothing.
      </p>
    </aside>
  );
}
