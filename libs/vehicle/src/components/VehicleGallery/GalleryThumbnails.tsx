'use client';

import type { VehicleImage } from '@forecourt/domain';
import { galleryMessages } from '@forecourt/domain/messages';
import { earlyPress, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './VehicleGallery.css.ts';

export interface GalleryThumbnailsProps {
  /** All pictures of the vehicle. */
  images: readonly VehicleImage[];
  /** Index of the visible picture. */
  index: number;
  /** Id of a picture's element, which its thumbnail links to. */
  idOf: (place: number) => string;
  /** Called with the index of the chosen picture, from 0. */
  onChoose: (place: number) => void;
}

/** Thumbnails under the gallery; each links to its picture, with or without JavaScript. */
export function GalleryThumbnails({ images, index, idOf, onChoose }: GalleryThumbnailsProps) {
  const say = useWords(galleryMessages);
  return (
    <ul className={styles.thumbnails} aria-label={say('gallery.chooseAPicture')}>
      {images.map((image, place) => (
        <li key={idOf(place)} className={styles.thumbnail}>
          <a
            className={styles.thumbnailLink}
            href={`#${idOf(place)}`}
            aria-label={
              image.view
                ? say('gallery.showPictureOf', { number: place + 1, view: image.view.toLowerCase() })
                : say('gallery.showPicture', { number: place + 1 })
            }
            {...earlyPress}
            aria-current={place === index ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
          >
            <Picture url={image.url} alt="" sizes="96px" rounded />
          </a>
        </li>
      ))}
    </ul>
  );
}
