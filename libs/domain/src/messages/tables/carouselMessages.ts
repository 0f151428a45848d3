import type { MessageTable } from '../messageTable.ts';

/** A row to swipe. */
export const carouselMessages = {
  'carousel.carousel': 'carousel',
  'carousel.scrollsSideways': '{label}, scrolls sideways',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
} as const satisfies MessageTable;
