import type { Flat } from '../shape/outline.ts';

/** The rear: outlines as [metres from the middle round the outline, share of wall height]. */
export interface TailStyle {
  lamp: readonly Flat[];
  signature: readonly Flat[];
  /** Joins the lamps across the tailgate. */
  bar: boolean;
  /** Half the width of the tailgate and the share of height where it starts. */
  gate: { half: number; low: number };
  plate: number;
  /** Dark lower bumper up to this share. */
  bumper: number;
  exhausts: boolean;
}
