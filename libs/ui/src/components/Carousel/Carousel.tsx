'use client';

import { carouselMessages } from '@forecourt/domain/messages';
import { Children, type ReactNode } from 'react';
import { useWords } from '../../words/ownWords.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

export const carouselSlides = ['full', 'card'] as const;

export interface CarouselProps {
  /** Accessible name of the row. @example 'Pictures of this vehicle' */
  label: string;
  /** One picture at a time, or a row of cards. @default 'full' */
  slides?: (typeof carouselSlides)[number];
  /** Shows the position and the number of slides. Only with 'full'. @default false */
  showDots?: boolean;
  /** Each child is one slide. */
  children: ReactNode;
}

/** A row to swipe or step through. It uses the browser's own scrolling, so it works without JavaScript. */
export function Carousel({ label, slides = 'full', showDots = false, children }: CarouselProps) {
  const items = Children.toArray(children);
  const say = useWords(carouselMessages);
  const { track, index, atStart, atEnd, move } = useCarousel(items.length);
  return (
    <section className={styles.root} aria-label={label} aria-roledescription={say('carousel.carousel')}>
      {/* Keyboard users must be able to scroll where no slide has a link. */}
      <ul
        className={styles.track({ slides })}
        ref={track}
        tabIndex={0}
        aria-label={say('carousel.scrollsSideways', { label })}
      >
        {items.map((item, place) => (
          <li className={styles.slide({ slides })} key={place}>
            {item}
          </li>
        ))}
      </ul>
      <div className={styles.step({ direction: 'back' })} hidden={atStart}>
        <IconButton label={say('carousel.previous')} icon="chevron-left" tone="raised" onClick={() => move(-1)} />
      </div>
      <div className={styles.step({ direction: 'on' })} hidden={atEnd}>
        <IconButton label={say('carousel.next')} icon="chevron-right" tone="raised" onClick={() => move(1)} />
      </div>
      {showDots && slides === 'full' && items.length > 1 && (
        <span className={styles.position} aria-hidden="true">
          {index + 1} / {items.length}
        </span>
      )}
    </section>
  );
}
