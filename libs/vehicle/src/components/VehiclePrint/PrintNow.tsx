'use client';

import { Button } from '@forecourt/ui';
import * as styles from './VehiclePrint.css.ts';

/** Button that opens the browser's print dialog; without JavaScript the browser's own menu prints. */
export function PrintNow() {
  return (
    <span className={styles.scripted}>
      <Button icon="print" onClick={() => window.print()}>
        Print this page
      </Button>
    </span>
  );
}
