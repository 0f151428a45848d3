import { tradeInMessages } from '@forecourt/domain/messages';
import { Button } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { Ref } from 'react';
import { SentPictureTile } from './SentPictureTile.tsx';
import * as styles from './TradeInPictures.css.ts';
import type { SentPicture } from './usePictures.ts';

export interface SentPicturesProps {
  /** Pictures in the order of upload. */
  pictures: readonly SentPicture[];
  /** Action that takes a plain post. */
  address: string;
  /** Page that a plain post returns to. */
  back: string;
  /** Removes a picture by script. @param place from 0 */
  onRemove: (picture: SentPicture, place: number) => void;
  /** Ref for moving the focus there. */
  ref?: Ref<HTMLOListElement>;
}

/** Uploaded pictures, each with a remove button. */
export function SentPictures({ pictures, address, back, onRemove, ref }: SentPicturesProps) {
  const say = useWords(tradeInMessages);
  return (
    <ol className={styles.list} aria-label={say('tradeIn.picturesThatYouHave')} ref={ref}>
      {pictures.map((picture, place) => (
        <li className={styles.item} key={picture.id}>
          <SentPictureTile
            address={picture.address}
            words={say('tradeIn.pictureOf', { number: place + 1, count: pictures.length })}
          />
          <form
            action={address}
            method="post"
            encType="multipart/form-data"
            onSubmit={(event) => {
              event.preventDefault();
              onRemove(picture, place);
            }}
          >
            <input type="hidden" name="back" value={back} />
            <input type="hidden" name="remove" value={picture.id} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              full
              aria-label={say('tradeIn.removePicture', { number: place + 1 })}
            >
              {say('tradeIn.remove')}
            </Button>
          </form>
        </li>
      ))}
    </ol>
  );
}
