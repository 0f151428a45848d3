import { formMessages } from '@forecourt/domain/messages';
import { Button } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './FileField.css.ts';

export interface AttachedFileProps {
  /** Id of the file. */
  id: string;
  /** Label. @example 'Picture 2' */
  called: string;
  /** File name, where it is shown too. */
  name: string | undefined;
  /** Label of the remove button. */
  removal: string;
  /** Name of the checkbox that posts the id without JavaScript. */
  plainName: string | undefined;
  /** Called when the visitor removes the file. */
  onRemove: () => void;
}

/** An attached file with a way to remove it: a button, or without JavaScript a checkbox. */
export function AttachedFile({ id, called, name, removal, plainName, onRemove }: AttachedFileProps) {
  const say = useWords(formMessages);
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        {called}
        {name !== undefined && <span className={styles.optional}>{` ${name}`}</span>}
      </span>
      <span className={styles.byScript}>
        <Button variant="quiet" size="small" aria-label={removal} onClick={onRemove}>
          {say('form.remove')}
        </Button>
      </span>
      {plainName !== undefined && (
        <label className={styles.byHand}>
          <input
            type="checkbox"
            name={plainName}
            value={id}
            defaultChecked
            aria-label={say('form.sendNamed', { name: name ?? called })}
          />
          {say('form.sendIt')}
        </label>
      )}
    </li>
  );
}
