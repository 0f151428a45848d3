import type { CSSProperties } from 'react';
import * as styles from './later.css.ts';

/** About how tall a part is on a phone and on a desk, in rem. */
export interface LaterHeight {
  phone: number;
  desk: number;
}

const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** Properties of a part that is laid out later. */
interface LaterProps {
  /** With the class that holds the estimated height. */
  className: string;
  /** The estimated heights, as variables. */
  style: CSSProperties;
  /** A host takes it away as it lets the browser lay the part out. */
  'data-later': '';
}

/**
 * Properties of a part below the first screen: a browser lays it out when somebody comes near or back to the page, or
 * when the page's host takes `data-later` away because there is time. It clips what would stand out of it. Until then it
 * is as tall as is said here, so that little moves.
 * @param className of the part itself
 */
export function later({ phone, desk }: LaterHeight, className: string): LaterProps {
  const heights = { [nameOf(styles.phoneHeight)]: `${phone}rem`, [nameOf(styles.deskHeight)]: `${desk}rem` };
  return { className: `${className} ${styles.later}`, style: heights as CSSProperties, 'data-later': '' };
}
