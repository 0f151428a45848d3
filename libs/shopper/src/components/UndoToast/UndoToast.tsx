'use client';

import { keepMessages } from '@forecourt/domain/messages';
import { useStore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { undoStore } from '../../stores/undoStore.ts';
import * as styles from './UndoToast.css.ts';

/**
 * Toast that says what was just removed and offers to undo it. Use once per page; its timer pauses while a pointer or
 * the focus is on it.
 */
export function UndoToast() {
  const say = useWords(keepMessages);
  const offer = useStore(undoStore, null);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {offer && (
        <div
          className={styles.toast}
          key={offer.number}
          onPointerEnter={undoStore.hold}
          onPointerLeave={undoStore.resume}
          onFocus={undoStore.hold}
          onBlur={undoStore.resume}
        >
          <span>{offer.message}</span>
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              offer.undo();
              undoStore.dismiss();
            }}
          >
            {say('keep.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
