'use client';

import type { VehicleImage } from '@forecourt/domain';
import { earlyPress, Picture } from '@forecourt/ui';
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
  return (
    <ul className={styles.thumbnails} aria-label="Choose a picture">
      {images.map((image, place) => (
        <li key={idOf(place)} className={styles.thumbnail}>
          <a
            className={styles.thumbnailLink}
            href={`#${idOf(place)}`}
            aria-label={`Show picture ${place + 1}${image.view ? `: ${image.view.toLowerCase()}` : ''}`}
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
