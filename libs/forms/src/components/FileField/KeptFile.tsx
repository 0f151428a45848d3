import { Button } from '@forecourt/ui';
import * as styles from './FileField.css.ts';

export interface KeptFileProps {
  /** Id of the file. */
  id: string;
  /** What the page calls it. @example 'Picture 2' */
  called: string;
  /** The visitor's own name for it, where that is said besides. */
  name: string | undefined;
  /** What the button that takes it away is called. */
  removal: string;
  /** Posts the id under this name where no script sends it. */
  plainName: string | undefined;
  /** The visitor does not want to send it. */
  onRemove: () => void;
}

/** One file that came along, and how not to send it: a button, or without a script a box to untick. */
export function KeptFile({ id, called, name, removal, plainName, onRemove }: KeptFileProps) {
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        {called}
        {name !== undefined && <span className={styles.optional}>{` ${name}`}</span>}
      </span>
      <span className={styles.byScript}>
        <Button variant="quiet" size="small" aria-label={removal} onClick={onRemove}>
          Remove
        </Button>
      </span>
      {plainName !== undefined && (
        <label className={styles.byHand}>
          <input type="checkbox" name={plainName} value={id} defaultChecked aria-label={`Send ${name ?? called}`} />
          Send it
        </label>
      )}
    </li>
  );
}
