import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** Content that is always visible. */
  children: ReactNode;
  /** The hidden rest; without it there is no button. */
  rest: ReactNode | null;
  /** Label of the button while the rest is hidden. @example 'Show More' */
  more: string;
  /** Label of the button while all is shown. @example 'Show Less' */
  less: string;
}

/** Content with its rest behind a button. A native `details` keeps the state, so it needs no JavaScript. */
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
