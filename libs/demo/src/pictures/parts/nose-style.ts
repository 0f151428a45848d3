import type { Flat } from '../shape/outline.ts';

/** The front: outlines as [metres from the middle round the outline, share of wall height]; mirrored by the painter. */
export interface NoseStyle {
  lamp: readonly Flat[];
  /** The bright line of the daytime light. */
  signature: readonly Flat[];
  grille: readonly Flat[];
  grillePattern: 'slats' | 'mesh' | 'bars' | 'none';
  grilleFrame: 'chrome' | 'dark' | 'body';
  intake: readonly Flat[];
  vent: readonly Flat[];
  /** A pale plate under the bumper. */
  skid: boolean;
  plate: number;
  /** A line of light from lamp to lamp, at this share of the height. */
  bar?: number;
}
