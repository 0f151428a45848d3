import type { ReaderLimits } from '@forecourt/search-engine';

/**
 * What a browser may ask at once. The longest list of a page are a hundred favourites; everything else that a page
 * shows of a vehicle is in its summary.
 */
export const readerLimits: ReaderLimits = { maxHits: 100, maxHitsTogether: 300, attributes: ['summary'] };
