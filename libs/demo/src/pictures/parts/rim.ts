import type { Canvas } from '../engine/canvas.ts';

export const rimDesigns = ['five-twin', 'ten-spoke', 'turbine', 'six-block', 'steel', 'multi'] as const;
export type RimDesign = (typeof rimDesigns)[number];

interface Spoke {
  count: number;
  /** Outline of one spoke pointing up, in shares of the rim's radius: [across, out]. */
  blade: readonly (readonly [across: number, out: number])[];
  /** A darker facet or pocket on the blade. */
  facet?: readonly (readonly [across: number, out: number])[];
  tint: readonly [light: string, mid: string, dark: string];
}

const silver = ['#f3f5f7', '#bfc4c9', '#7d8388'] as const;
const dark = ['#7c8186', '#3d4145', '#1d1f21'] as const;

const spokes: Record<RimDesign, Spoke> = {
  'five-twin': {
    count: 5,
    blade: [
      [-0.13, 0.1],
      [-0.15, 0.42],
      [-0.27, 0.95],
      [-0.13, 0.975],
      [-0.035, 0.5],
      [0.035, 0.5],
      [0.13, 0.975],
      [0.27, 0.95],
      [0.15, 0.42],
      [0.13, 0.1],
    ],
    facet: [
      [0.035, 0.5],
      [0.13, 0.975],
      [0.19, 0.96],
      [0.08, 0.44],
    ],
    tint: silver,
  },
  'ten-spoke': {
    count: 10,
    blade: [
      [-0.06, 0.1],
      [-0.045, 0.5],
      [-0.085, 0.97],
      [0.085, 0.97],
      [0.045, 0.5],
      [0.06, 0.1],
    ],
    facet: [
      [0.0, 0.25],
      [0.0, 0.97],
      [0.085, 0.97],
      [0.045, 0.5],
    ],
    tint: silver,
  },
  turbine: {
    count: 7,
    blade: [
      [-0.1, 0.12],
      [-0.02, 0.5],
      [0.1, 0.96],
      [0.34, 0.91],
      [0.2, 0.5],
      [0.1, 0.12],
    ],
    facet: [
      [0.1, 0.12],
      [0.2, 0.5],
      [0.34, 0.91],
      [0.25, 0.94],
      [0.11, 0.5],
    ],
    tint: ['#e9ecef', '#a9afb5', '#5d6369'],
  },
  'six-block': {
    count: 6,
    blade: [
      [-0.14, 0.1],
      [-0.11, 0.45],
      [-0.2, 0.92],
      [-0.12, 0.97],
      [0.12, 0.97],
      [0.2, 0.92],
      [0.11, 0.45],
      [0.14, 0.1],
    ],
    facet: [
      [-0.045, 0.4],
      [-0.08, 0.86],
      [0.08, 0.86],
      [0.045, 0.4],
    ],
    tint: dark,
  },
  steel: {
    count: 8,
    blade: [
      [-0.34, 0.1],
      [-0.36, 0.7],
      [-0.16, 0.72],
      [-0.13, 0.98],
      [0.13, 0.98],
      [0.16, 0.72],
      [0.36, 0.7],
      [0.34, 0.1],
    ],
    tint: ['#dfe2e5', '#aeb3b8', '#80868b'],
  },
  multi: {
    count: 9,
    blade: [
      [-0.05, 0.1],
      [-0.035, 0.42],
      [-0.17, 0.96],
      [-0.1, 0.975],
      [0, 0.56],
      [0.1, 0.975],
      [0.17, 0.96],
      [0.035, 0.42],
      [0.05, 0.1],
    ],
    facet: [
      [0, 0.56],
      [0.1, 0.975],
      [0.14, 0.965],
      [0.03, 0.5],
    ],
    tint: ['#d5d9dd', '#8d9399', '#4b5055'],
  },
};

/** Spokes, nuts and cap of a rim whose outer radius is `r`, centred on 0, 0. */
export function rimSpokes(canvas: Canvas, design: RimDesign, r: number): string {
  const { count, blade, facet, tint } = spokes[design];
  const [light, mid, low] = tint;
  const shape = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([across, out]) => `${(across * r).toFixed(1)} ${(-out * r).toFixed(1)}`).join('L')}Z`;
  const metal = canvas.linear(
    [-r * 0.3, -r],
    [r * 0.3, 0],
    [
      { at: 0, colour: light },
      { at: 0.55, colour: mid },
      { at: 1, colour: low },
    ],
  );
  const cap = canvas.radial([-r * 0.04, -r * 0.05], r * 0.2, [
    { at: 0, colour: light },
    { at: 0.6, colour: mid },
    { at: 1, colour: low },
  ]);
  const turns = Array.from({ length: count }, (_, i) => (360 / count) * i);
  // Light falls from above: spokes that point down are in their own shade.
  const lit = (turn: number) => (0.28 * (1 - Math.cos((turn * Math.PI) / 180))) / 2;
  const blades = turns.map(
    (turn) =>
      `<g transform="rotate(${turn.toFixed(1)})"><path d="${shape(blade)}" fill="#000" opacity=".55" transform="translate(0 ${(r * 0.02).toFixed(1)})" stroke="#000" stroke-width="3"/>` +
      `<path d="${shape(blade)}" fill="${metal}" stroke="${mid}" stroke-width="1"/>` +
      (facet ? `<path d="${shape(facet)}" fill="${design === 'six-block' ? '#c9cdd1' : low}" opacity=".6"/>` : '') +
      `<path d="${shape(blade)}" fill="#000" opacity="${lit(turn).toFixed(2)}"/></g>`,
  );
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 5 - Math.PI / 2 + 0.3;
    return `<circle cx="${(Math.cos(angle) * r * 0.185).toFixed(1)}" cy="${(Math.sin(angle) * r * 0.185).toFixed(1)}" r="${(r * 0.032).toFixed(1)}" fill="#1b1c1e" stroke="${mid}" stroke-width=".7"/>`;
  });
  return [
    ...blades,
    `<circle r="${(r * 0.26).toFixed(1)}" fill="${metal}"/>`,
    ...nuts,
    `<circle r="${(r * 0.12).toFixed(1)}" fill="${cap}" stroke="${low}" stroke-width="1"/>`,
    `<circle r="${(r * 0.075).toFixed(1)}" fill="#222427"/>`,
  ].join('');
}
