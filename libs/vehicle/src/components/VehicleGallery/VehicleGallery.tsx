'use client';

import type { VehicleImage } from '@forecourt/domain';
import { IconButton, Picture, VisuallyHidden } from '@forecourt/ui';
import { useId } from 'react';
import { useGallery } from './useGallery.ts';
import * as styles from './VehicleGallery.css.ts';

export interface VehicleGalleryProps {
  images: readonly VehicleImage[];
  /** Name of the vehicle, for the pictures' descriptions. */
  name: string;
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

const mainSizes = '(min-width: 1200px) 800px, (min-width: 992px) 62vw, 100vw';

const describe = (name: string, image: VehicleImage, index: number) =>
  `${name}, ${image.view ? image.view.toLowerCase() : `picture ${index + 1}`}`;

/** A vehicle's pictures: swipe, step, or choose a small one. Swiping and choosing work before and without JavaScript. */
export function VehicleGallery({ images, name }: VehicleGalleryProps) {
  const { root, track, index, show } = useGallery(images.length);
  const id = useId();
  if (images.length === 0) return <Picture url={null} alt={name} sizes={mainSizes} rounded />;
  const several = images.length > 1;
  const slideId = (place: number) => `${id}picture-${place + 1}`;
  return (
    <section className={styles.root} aria-label={`Pictures of ${name}`} ref={root}>
      <div className={styles.stage}>
        <ul className={styles.track} ref={track} {...(several && reachable)} aria-label="Pictures, swipe sideways">
          {images.map((image, place) => (
            <li className={styles.slide} key={slideId(place)} id={slideId(place)}>
              <Picture
                url={image.url}
                alt={describe(name, image, place)}
                blur={image.blur || undefined}
                sizes={mainSizes}
                priority={place === 0}
                rounded
              />
            </li>
          ))}
        </ul>
        {several && (
          <>
            <div className={styles.back}>
              <IconButton
                label="Previous picture"
                icon="chevron-left"
                tone="raised"
                disabled={index === 0}
                onClick={() => show(index - 1)}
              />
            </div>
            <div className={styles.on}>
              <IconButton
                label="Next picture"
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
              <span role="status">
                Picture {index + 1} of {images.length}
              </span>
            </VisuallyHidden>
          </>
        )}
      </div>
      {several && (
        <ul className={styles.thumbnails} aria-label="Choose a picture">
          {images.map((image, place) => (
            <li key={slideId(place)} className={styles.thumbnail}>
              <a
                className={styles.thumbnailLink}
                href={`#${slideId(place)}`}
                aria-label={`Show picture ${place + 1}${image.view ? `: ${image.view.toLowerCase()}` : ''}`}
                aria-current={place === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(place);
                }}
              >
                <Picture url={image.url} alt="" sizes="96px" rounded />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
