import type { CarType } from './vehicleKinds.ts';

/** A promotional card among the vehicles of a list. */
export interface PromoNode {
  id: string;
  title: string;
  text: string;
  /** @example 'See the offers' */
  button: string;
  href: string;
  image_url: string | null;
  /** ISO instant that it is shown from; null for always. */
  start: string | null;
  /** ISO instant before which it is shown; null for ever. */
  expiry: string | null;
  /** Place in the list, counted from 1, that is this card's own; null takes part in the rotation. */
  position: number | null;
  /** Kinds of stock that it belongs to; none for all. */
  display: readonly CarType[];
  /** Only where the list is narrowed to its kinds, not where they are merely among others. */
  strictDisplay: boolean;
}
