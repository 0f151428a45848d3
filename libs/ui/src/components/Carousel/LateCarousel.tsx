'use client';

import { lazy } from 'react';
import { WhenNeeded } from '../WhenNeeded/WhenNeeded.tsx';
import type { CarouselProps } from './Carousel.tsx';

const load = () => import('./Carousel.tsx');
const LazyCarousel = lazy(() => load().then(({ Carousel }) => ({ default: Carousel })));

/** A server-rendered row, which scrolls by itself; the code of its buttons loads when a visitor comes near. */
export function LateCarousel(props: CarouselProps) {
  return (
    <WhenNeeded load={load}>
      <LazyCarousel {...props} />
    </WhenNeeded>
  );
}
