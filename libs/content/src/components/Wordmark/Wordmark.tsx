import { SiteLink, VisuallyHidden } from '@forecourt/ui';
import { Fragment } from 'react';
import { monogram } from '../../model/sentences.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** The dealer's name. Long names wrap to two lines. */
  name: string;
  /** One line under the name, on wide screens only. */
  line?: string;
}

/** The dealer's name drawn as a logo that links to the home page. */
export function Wordmark({ name, line }: WordmarkProps) {
  return (
    <SiteLink href="/" className={styles.root}>
      <span className={styles.mark} aria-hidden="true">
        {monogram(name)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {name.split(' ').map((word, at) => (
            <Fragment key={`${word} ${at}`}>
              {word.includes('-') ? <span className={styles.whole}>{word}</span> : word}{' '}
            </Fragment>
          ))}
          <VisuallyHidden>home</VisuallyHidden>
        </span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </SiteLink>
  );
}
