'use client';

import { tradeInMessages, type Words } from '@forecourt/domain/messages';
import { Button, Disclosure, Notice, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { SentPictures } from './SentPictures.tsx';
import * as styles from './TradeInPictures.css.ts';
import { usePictures, type SentPicture } from './usePictures.ts';

export interface TradeInPicturesProps {
  /** Pictures uploaded so far. */
  pictures: readonly SentPicture[];
  /** Endpoint that takes `pictures` and `remove`, from a form or a script. @default '/api/uploads' */
  address?: string;
  /** Page of the site that a plain post returns to. */
  back: string;
  /** Maximum number of pictures. @default 8 */
  max?: number;
  /** Why files of a plain post were refused. */
  refused?: readonly string[];
}

function countWords(say: Words<typeof tradeInMessages>, count: number, max: number): string {
  if (count >= max) return say('tradeIn.allPicturesAdded', { count, max });
  if (count === 0) return say('tradeIn.picturesAdded', { count, max });
  return say('tradeIn.roomForMore', { count, max, room: max - count });
}

/** Pictures of the visitor's car. Chosen ones are uploaded at once; without JavaScript a button posts them. */
export function TradeInPictures(props: TradeInPicturesProps) {
  const say = useWords(tradeInMessages);
  const { pictures: first, address = '/api/uploads', back, max = 8, refused: before = [] } = props;
  const { pictures, refused, left, add, remove } = usePictures(address, first);
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<number | null>(null);
  const messages = refused.length > 0 ? refused : before;

  const send = (box: HTMLInputElement | null) => {
    const chosen = [...(box?.files ?? [])];
    if (!box || chosen.length === 0) return;
    box.value = '';
    add(chosen);
  };
  const sendEarly = useEffectEvent(() => send(chooser.current));
  // Pictures may have been chosen before hydration.
  useEffect(() => sendEarly(), []);

  // The remove button disappears with its picture, so the focus must move.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? chooser.current)?.focus();
    removed.current = null;
  }, [pictures]);

  return (
    <section className={styles.root} aria-label={say('tradeIn.picturesOfYourCar')}>
      <Disclosure
        title={
          <span className={styles.title}>
            {say('tradeIn.picturesOfYourCar')} <span className={styles.optional}>{say('tradeIn.optional')}</span>
          </span>
        }
        headingLevel={2}
        defaultOpen={first.length > 0 || before.length > 0}
      >
        <div className={styles.content}>
          <Text size="small" tone="muted">
            {say('tradeIn.allFourSides')}
          </Text>
          {messages.length > 0 && <Notice tone="danger">{messages.join(' ')}</Notice>}
          {pictures.length > 0 && (
            <SentPictures
              pictures={pictures}
              address={address}
              back={back}
              ref={list}
              onRemove={(picture, place) => {
                removed.current = place;
                remove(picture.id);
              }}
            />
          )}
          <form
            className={styles.choose}
            action={address}
            method="post"
            encType="multipart/form-data"
            aria-label={say('tradeIn.addPictures')}
          >
            <input type="hidden" name="back" value={back} />
            <label className={styles.label}>
              {say('tradeIn.addPictures')}
              <input
                ref={chooser}
                className={styles.file}
                type="file"
                name="pictures"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif"
                disabled={pictures.length >= max}
                aria-describedby={`${id}-hint`}
                onChange={(event) => send(event.target)}
              />
            </label>
            <Text size="small" tone="muted">
              <span id={`${id}-hint`}>{say('tradeIn.upToPictures', { max })}</span>
            </Text>
            <div className={styles.withoutScript}>
              <Button type="submit" variant="secondary">
                {say('tradeIn.sendThesePictures')}
              </Button>
            </div>
          </form>
          <div role="status">
            <Text size="small">
              {left > 0 ? say('tradeIn.sendingPicturesToGo', { left }) : countWords(say, pictures.length, max)}
            </Text>
          </div>
        </div>
      </Disclosure>
    </section>
  );
}
