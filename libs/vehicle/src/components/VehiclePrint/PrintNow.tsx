'use client';

import { vehicleToolMessages } from '@forecourt/domain/messages';
import { Button } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './VehiclePrint.css.ts';

/** Button that opens the browser's print dialog; without JavaScript the browser's own menu prints. */
export function PrintNow() {
  const say = useWords(vehicleToolMessages);
  return (
    <span className={styles.scripted}>
      <Button icon="print" onClick={() => window.print()}>
        {say('vehicleTool.printThisPage')}
      </Button>
    </span>
  );
}
