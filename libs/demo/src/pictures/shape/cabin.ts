import { curve, spread, type Curve, type Knots } from '../engine/curve.ts';
import type { Grid } from '../engine/surface.ts';
import { clamp, mix, type Vec } from '../engine/vector.ts';
import type { Hull } from './hull.ts';

/** The glasshouse: from the shoulder of the hull up to the roof. Metres. */
export interface CabinSpec {
  /** Feet of the windscreen pillar and of the rear pillar, along x. */
  foot: readonly [front: number, rear: number];
  /** Where the roof starts and ends. */
  roof: readonly [front: number, rear: number];
  roofline: Knots;
  /** How far the sides lean in from shoulder to roof, and how far they stand back from the shoulder. */
  tumble: number;
  shelf: number;
  /** How far the windscreen and the rear window bow out in plan. */
  bow: readonly [front: number, rear: number];
  crown: number;
  /** How far front and rear pillars bulge out of the straight line. */
  bulge: readonly [front: number, rear: number];
}

export interface Cabin {
  spec: CabinSpec;
  roofline: Curve;
  /** `round` is -2..2: 0 windscreen middle, 0.5 front corner, 1.5 rear corner, 2 rear middle; negative is the far side. */
  shell: (round: number, rise: number) => Vec;
  /** Point of a side by share along (0 front pillar, 1 rear pillar) and share of height. */
  pane: (share: number, rise: number, side?: 1 | -1) => Vec;
  side: (x: number, z: number, side?: 1 | -1) => Vec;
  walls: Grid;
  /** Columns of the walls at which a pillar turns the corner. */
  folds: readonly number[];
  deck: Grid;
  inside: Vec;
}

export function buildCabin(spec: CabinSpec, hull: Hull): Cabin {
  const roofline = curve(spec.roofline);
  const height = Math.max(...spec.roofline.map(([, z]) => z));
  const sideY = (x: number, z: number) => {
    const base = hull.top(x);
    const [, shoulder] = hull.wall(hull.alongAt(x), 1);
    const rise = clamp((z - base) / (height - base), 0, 1.1);
    return Math.max(0.05, shoulder - spec.shelf - spec.tumble * (0.35 * rise + 0.65 * rise * rise));
  };
  const side: Cabin['side'] = (x, z, which = 1) => [x, which * sideY(x, z), z];
  const pane: Cabin['pane'] = (share, rise, which = 1) => {
    const foot = mix(spec.foot[0], spec.foot[1], share);
    const head = mix(spec.roof[0], spec.roof[1], share);
    const swell = rise * (1 - rise) * 4;
    const front = (1 - share) ** 3 * spec.bulge[0] * swell;
    const rear = share ** 3 * spec.bulge[1] * swell;
    const x = mix(foot, head, rise) - front + rear;
    const z = mix(hull.top(foot), roofline(head), rise) + (front + rear) * 0.5;
    return side(x, z, which);
  };
  const shell: Cabin['shell'] = (round, rise) => {
    const which = round < 0 ? -1 : 1;
    const place = Math.abs(round);
    if (place > 0.5 && place < 1.5) return pane(place - 0.5, rise, which);
    const front = place <= 0.5;
    const corner = pane(front ? 0 : 1, rise, 1);
    const turn = (front ? place / 0.5 : (2 - place) / 0.5) * (Math.PI / 2);
    const out = Math.sin(turn) ** 0.75;
    const bow = Math.cos(turn) ** 0.75 * (front ? -spec.bow[0] : spec.bow[1]);
    const lift = rise * spec.crown * (1 - out * out);
    return [corner[0] + bow * mix(1, 0.6, rise), which * corner[1] * out, corner[2] + lift];
  };
  const rounds = [...spread(0, 0.5, 7), ...spread(0.5, 1.5, 12).slice(1), ...spread(1.5, 2, 7).slice(1)];
  const loop = [...rounds.map((round) => -round).reverse(), ...rounds.slice(1)];
  const folds = loop.flatMap((round, i) =>
    [0.5, 1.5].some((corner) => Math.abs(Math.abs(round) - corner) < 1e-6) ? [i] : [],
  );
  const walls = [0, 0.4, 0.8, 0.93, 1].map((rise) => loop.map((round) => shell(round === 0 ? 1e-9 : round, rise)));
  const deck = rounds
    .filter((_, i) => i % 3 === 0 || i === rounds.length - 1)
    .map((round) => {
      const edge = shell(round === 0 ? 1e-9 : round, 1);
      const corner = pane(round <= 0.5 ? 0 : round >= 1.5 ? 1 : round - 0.5, 1);
      return spread(-1, 1, 8).map((t): Vec => {
        const share = (edge[1] * t) / corner[1];
        return [edge[0], edge[1] * t, corner[2] + spec.crown * (1 - share * share)];
      });
    });
  const middle = (spec.roof[0] + spec.roof[1]) / 2;
  return { spec, roofline, shell, pane, side, walls, folds, deck, inside: [middle, 0, hull.top(middle)] };
}
