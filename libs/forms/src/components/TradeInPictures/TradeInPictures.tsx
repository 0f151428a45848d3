'use client';

import { Button, Notice, Text } from '@forecourt/ui';
import { useId } from 'react';
import * as styles from './TradeInPictures.css.ts';
import { usePictures, type SentPicture } from './usePictures.ts';

export interface TradeInPicturesProps {
  /** Those sent so far. */
  pictures: readonly SentPicture[];
  /** Takes `pictures` and `remove`, as a form or for a script. @default '/api/uploads' */
  address?: string;
  /** Page of the site that a plain post leads back to. */
  back: string;
  /** @default 8 */
  most?: number;
  /** Why files of a plain post were left out. */
  refused?: readonly string[];
}

/** Pictures of the visitor's car. Chosen ones are sent at once; without JavaScript a button sends them. */
export function TradeInPictures({
  pictures: first,
  address = '/api/uploads',
  back,
  most = 8,
  refused: before = [],
}: TradeInPicturesProps) {
  const { pictures, refused, left, add, remove } = usePictures(address, first);
  const id = useId();
  const isFull = pictures.length >= most;
  const messages = refused.length > 0 ? refused : before;
  const words = left > 0 ? `Sending pictures: ${left} to go` : `${pictures.length} of ${most} pictures added`;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          Pictures of your car
        </h2>
        <Text size="small" tone="muted">
          Optional. All four sides, the inside and any damage help us most. Only the dealership sees them.
        </Text>
      </div>
      {messages.length > 0 && <Notice tone="danger">{messages.join(' ')}</Notice>}
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, place) => (
            <li className={styles.item} key={picture.id}>
              {`Picture ${place + 1}`}
              <form
                action={address}
                method="post"
                encType="multipart/form-data"
                onSubmit={(event) => {
                  event.preventDefault();
                  void remove(picture.id);
                }}
              >
                <input type="hidden" name="back" value={back} />
                <input type="hidden" name="remove" value={picture.id} />
                <Button type="submit" variant="quiet" size="small" aria-label={`Remove picture ${place + 1}`}>
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ol>
      )}
      <form
        className={styles.choose}
        action={address}
        method="post"
        encType="multipart/form-data"
        aria-label="Add pictures"
      >
        <input type="hidden" name="back" value={back} />
        <label className={styles.label}>
          Add pictures
          <input
            className={styles.file}
            type="file"
            name="pictures"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={isFull || left > 0}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              event.target.value = '';
              void add(chosen);
            }}
          />
        </label>
        <Text size="small" tone="muted">
          <span id={`${id}-hint`}>{`Up to ${most} pictures of 10 MB each.`}</span>
        </Text>
        <div className={styles.withoutScript}>
          <Button type="submit" variant="secondary">
            Send these pictures
          </Button>
        </div>
      </form>
      <div role="status">
        <Text size="small">{words}</Text>
      </div>
    </section>
  );
}
