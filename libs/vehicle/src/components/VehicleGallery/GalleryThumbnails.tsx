'use client';

import type { VehicleImage } from '@forecourt/domain';
import { Picture } from '@forecourt/ui';
import * as styles from './VehicleGallery.css.ts';

export interface GalleryThumbnailsProps {
  /** All pictures of the vehicle. */
  images: readonly VehicleImage[];
  /** The one in sight. */
  index: number;
  /** Id of a picture's place, which its small one leads to. */
  idOf: (place: number) => string;
  /** Takes the place of the chosen picture, counted from 0. */
  onChoose: (place: number) => void;
}

/** The small pictures under the big one; each leads to its own, with or without JavaScript. */
export function GalleryThumbnails({ images, index, idOf, onChoose }: GalleryThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Choose a picture">
      {images.map((image, place) => (
        <li key={idOf(place)} className={styles.thumbnail}>
          <a
            className={styles.thumbnailLink}
            href={`#${idOf(place)}`}
            aria-label={`Show picture ${place + 1}${image.view ? `: ${image.view.toLowerCase()}` : ''}`}
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
