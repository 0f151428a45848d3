/** Colours of a vehicle interior, as CSS colours. */
export interface Trim {
  /** Upper dash, lower dash, seats, seat stitching and the decorative band. */
  dash: string;
  lower: string;
  seat: string;
  stitch: string;
  band: string;
  /** Lit lines of screens and dials. */
  glow: string;
}
