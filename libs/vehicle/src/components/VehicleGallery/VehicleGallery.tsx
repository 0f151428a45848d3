'use client';

import type { VehicleImage } from '@forecourt/domain';
import { galleryMessages } from '@forecourt/domain/messages';
import { earlyDialog, Icon, IconButton, imageWidths, Picture, useSite, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { galleryPictures, pictureAddress, pictureWords } from './galleryPictures.ts';
import { useFullScreen, warmFullScreen } from './useFullScreen.ts';
import { WaitingPicture } from './WaitingPicture.tsx';
import { useGallery } from './useGallery.ts';
import * as styles from './VehicleGallery.css.ts';

export interface VehicleGalleryProps {
  /** All pictures of the vehicle, the main one first. */
  images: readonly VehicleImage[];
  /** Name of the vehicle, for the pictures' descriptions. */
  name: string;
  /** The vehicle's tag, on the corner of the pictures. */
  tag?: ReactNode;
}

const mainSizes = '(min-width: 1200px) 800px, (min-width: 992px) 62vw, calc(100vw - 2rem)';

/** Dialog that shows a tapped picture until the viewer's code has loaded. */
const waitingId = 'picture-waits';

const idOf = (place: number) => `picture-${place + 1}`;

const wantsNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A vehicle's pictures: swipe, step, choose a thumbnail, or view full screen. Swiping and choosing work without
 * JavaScript, where a press opens the picture file. Use once per page.
 */
export function VehicleGallery({ images, name, tag }: VehicleGalleryProps) {
  const say = useWords(galleryMessages);
  const { imageUrl } = useSite();
  const { root, track, index, show, focusBack } = useGallery(images.length);
  const waiting = useRef<HTMLDialogElement>(null);
  const { open, loading } = useFullScreen({
    waiting,
    pictures: () => galleryPictures(images, name, imageUrl, imageWidths, say),
    label: say('gallery.picturesOf', { name }),
    words: () => ({
      close: say('gallery.closeFullScreen'),
      zoom: say('gallery.zoom'),
      previous: say('gallery.previousPicture'),
      next: say('gallery.nextPicture'),
      failed: say('gallery.pictureFailed'),
      position: (number, count) => say('gallery.pictureOf', { number, count }),
    }),
    unseenClass: styles.unseen,
    follow: show,
    focusBack,
  });
  const corner = tag && <div className={styles.tag}>{tag}</div>;
  if (images.length === 0) {
    return (
      <div className={styles.stage}>
        <Picture url={null} alt={name} sizes={mainSizes} rounded />
        {corner}
      </div>
    );
  }
  const several = images.length > 1;
  const openAt = (place: number, opener: HTMLElement) => {
    const image = images[place];
    if (image) void open(place, opener, pictureAddress(image, imageUrl, imageWidths));
  };
  const press = (place: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    openAt(place, event.currentTarget);
  };
  return (
    <section className={styles.root} aria-label={say('gallery.picturesOf', { name })} ref={root}>
      <div className={styles.stage}>
        <ul className={styles.track} ref={track} aria-label={say('gallery.picturesSwipeSideways')}>
          {images.map((image, place) => (
            <li className={styles.slide} key={idOf(place)} id={idOf(place)}>
              <a
                className={styles.slideLink}
                href={pictureAddress(image, imageUrl, imageWidths)}
                tabIndex={place === index ? undefined : -1}
                draggable={false}
                onClick={press(place)}
                onFocus={warmFullScreen}
                {...earlyDialog(waitingId)}
              >
                <Picture
                  url={image.url}
                  alt={pictureWords(name, image, place, say)}
                  blur={image.blur || undefined}
                  sizes={mainSizes}
                  priority={place === 0}
                  rounded
                />
              </a>
            </li>
          ))}
        </ul>
        {corner}
        <button
          className={styles.full}
          type="button"
          aria-haspopup="dialog"
          aria-busy={loading || undefined}
          onClick={(event) => openAt(index, event.currentTarget)}
          onPointerEnter={warmFullScreen}
        >
          <Icon name="search" size={18} />
          {say('gallery.openFullScreen')}
        </button>
        {several && (
          <>
            <div className={styles.back}>
              <IconButton
                label={say('gallery.previousPicture')}
                icon="chevron-left"
                tone="raised"
                disabled={index === 0}
                onClick={() => show(index - 1)}
              />
            </div>
            <div className={styles.on}>
              <IconButton
                label={say('gallery.nextPicture')}
                icon="chevron-right"
                tone="raised"
                disabled={index === images.length - 1}
                onClick={() => show(index + 1)}
              />
            </div>
            <span className={styles.counter} aria-hidden="true">
              {index + 1} / {images.length}
            </span>
            <VisuallyHidden>
              <span role="status">{say('gallery.pictureOf', { number: index + 1, count: images.length })}</span>
            </VisuallyHidden>
          </>
        )}
      </div>
      <WaitingPicture id={waitingId} label={say('gallery.picturesOf', { name })} ref={waiting} />
      {several && <GalleryThumbnails images={images} index={index} idOf={idOf} onChoose={show} />}
    </section>
  );
}
