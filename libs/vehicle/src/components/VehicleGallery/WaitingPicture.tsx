import { earlyPicture, IconButton } from '@forecourt/ui';
import type { RefObject } from 'react';
import * as styles from './WaitingPicture.css.ts';

export interface WaitingPictureProps {
  /** By which the pictures name it as what a tap opens at once. */
  id: string;
  /** Names it for screen readers, like the viewer. */
  label: string;
  /** The dialog. */
  ref: RefObject<HTMLDialogElement | null>;
}

/**
 * A tapped picture over the whole window until the viewer has come, whose code takes seconds on a slow line. Whoever
 * closes it does not want the viewer any more.
 */
export function WaitingPicture({ id, label, ref }: WaitingPictureProps) {
  return (
    <dialog className={styles.root} id={id} aria-label={label} ref={ref}>
      <form className={styles.close} method="dialog">
        <IconButton type="submit" label="Close full screen" icon="close" tone="raised" />
      </form>
      <div className={styles.picture} {...earlyPicture} />
    </dialog>
  );
}
