import { galleryMessages } from '@forecourt/domain/messages';
import { earlyPicture, IconButton } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { RefObject } from 'react';
import * as styles from './WaitingPicture.css.ts';

export interface WaitingPictureProps {
  /** Id by which the pictures name the dialog that a tap opens at once. */
  id: string;
  /** Accessible name, the same as the viewer's. */
  label: string;
  /** Ref to the dialog. */
  ref: RefObject<HTMLDialogElement | null>;
}

/**
 * A tapped picture full screen until the viewer's code has loaded, which takes seconds on a slow line. Closing it
 * cancels the viewer.
 */
export function WaitingPicture({ id, label, ref }: WaitingPictureProps) {
  const say = useWords(galleryMessages);
  return (
    <dialog className={styles.root} id={id} aria-label={label} ref={ref}>
      <form className={styles.close} method="dialog">
        <IconButton type="submit" label={say('gallery.closeFullScreen')} icon="close" tone="raised" />
      </form>
      <div className={styles.picture} {...earlyPicture} />
    </dialog>
  );
}
