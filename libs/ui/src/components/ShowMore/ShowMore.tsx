import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** What is always in sight. */
  children: ReactNode;
  /** What waits; without it there is no button. */
  rest: ReactNode | null;
  /** Words of the button while the rest is hidden. @example 'Show More' */
  more: string;
  /** Words of the button while all is shown. @example 'Show Less' */
  less: string;
}

/** Content with its rest behind a button. The browser's own `details` keeps the state, so it needs no JavaScript. */
export function ShowMore({ children, rest, more, less }: ShowMoreProps) {
  return (
    <div className={styles.root}>
      <div>{children}</div>
      {rest && (
        <>
          <details className={styles.toggle}>
            <summary className={styles.button}>
              <span className={styles.more}>{more}</span>
              <span className={styles.less}>{less}</span>
              <span className={styles.mark}>
                <Icon name="chevron-down" size={18} />
              </span>
            </summary>
          </details>
          <div className={styles.rest}>{rest}</div>
        </>
      )}
    </div>
  );
}
