import { around, previewMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
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
  const say = useWords(previewMessages);
  const locale = useLocale();
  const words = previewWords(record, say, locale);
  const end = previewEnd(until, timeZone, locale);
  const [before, after] = around((preview) => say('preview.onlyThisLink', { preview, record: words, until: end }));
  return (
    <aside className={styles.root} aria-label={say('preview.label')}>
      <p className={styles.words}>
        {before}
        <strong>{say('preview.preview')}</strong>
        {after}
      </p>
      <a className={styles.exit} href="?">
        {say('preview.leave')}
      </a>
    </aside>
  );
}
