import { around, previewMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
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
  const say = useWords(previewMessages);
  const end = previewEnd(until, timeZone, useLocale());
  const [before, after] = around((preview) => say('preview.draftOf', { preview, name, until: end }));
  return (
    <aside className={styles.root} aria-label={say('preview.label')}>
      <p className={styles.words}>
        {before}
        <strong>{say('preview.preview')}</strong>
        {after}
      </p>
    </aside>
  );
}
