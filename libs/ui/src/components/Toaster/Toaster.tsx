'use client';

import { useStore } from '../../store/useStore.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Toaster.css.ts';
import { toastStore } from './toastStore.ts';

/** Shows the latest toast above the page's sticky bar. Once per page. */
export function Toaster() {
  const shown = useStore(toastStore, null);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {shown && (
        <div className={styles.toast} key={shown.number}>
          <Icon name={shown.icon} />
          <span>{shown.message}</span>
        </div>
      )}
    </div>
  );
}
