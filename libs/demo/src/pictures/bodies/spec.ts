import type { NoseStyle } from '../parts/nose-style.ts';
import type { RimDesign } from '../parts/rim.ts';
import type { TailStyle } from '../parts/tail-style.ts';
import type { CabinSpec } from '../shape/cabin.ts';
import type { HullSpec } from '../shape/hull.ts';

export interface GlassSpec {
  /** From front pillar (0) to rear pillar (1). */
  share: readonly [front: number, rear: number];
  /** From shoulder (0) to roof (1). */
  rise: readonly [low: number, high: number];
  /** How much the lower edge climbs at the rear corner, as a share of height. */
  kick: number;
  /** Centres of the black pillars along x. */
  pillars: readonly number[];
  /** Glass behind this x is privacy glass. */
  darkFrom: number;
}

/** A box that a vehicle carries or is: a load space, a living space. */
export interface BoxSpec {
  hull: HullSpec;
  paint: 'body' | 'white' | 'metal';
  fittings: 'caravan' | 'folded' | 'camper' | 'cargo' | 'tray';
}

/** Everything that makes one body differ from another. Metres; x is 0 at the nose. */
export interface BodySpec {
  hull: HullSpec | null;
  cabin: CabinSpec | null;
  /** A folding roof is cloth, not paint. */
  clothRoof: boolean;
  boxes: readonly BoxSpec[];
  axles: readonly number[];
  wheel: { radius: number; width: number; rim: number; design: RimDesign };
  glass: GlassSpec | null;
  /** Heights of windscreen and rear window between shoulder (0) and roof (1), and their side margins. */
  screens: {
    front: readonly [number, number];
    rear: readonly [number, number] | null;
    margin: readonly [number, number];
  };
  /** Shut lines of the doors at shoulder height, from the front. The last one may sweep round the wheel. */
  doors: { lines: readonly number[]; handles: readonly number[]; sweep: number };
  cladding: 'none' | 'dark';
  rails: boolean;
  /** A spare wheel on the tailgate, and a covered load bed from this x. */
  spare: boolean;
  bedFrom: number;
  nose: NoseStyle | null;
  tail: TailStyle | null;
  /** Where the door mirror hangs. */
  mirror: { x: number; z: number; size: number } | null;
  /** Rows of seats seen through the glass, as x of each backrest. */
  seats: readonly number[];
}
