import type { BodySpec } from '../bodies/spec.ts';
import { polygon } from '../engine/canvas.ts';
import type { Spot } from '../engine/camera.ts';
import { ease, spread } from '../engine/curve.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec } from '../engine/vector.ts';
import type { Cabin } from '../shape/cabin.ts';
import { rounded, type Flat } from '../shape/outline.ts';
import { drawLine, fillShape } from './decal.ts';

const bounds = (spots: readonly Spot[]) => {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** One sheet of glass: a dim interior, then the sky it mirrors. */
export function paintGlass(stage: Stage, outline: readonly Vec[], inner: readonly string[], sheen: number): void {
  const { canvas, camera } = stage;
  const spots = outline.map(camera.project);
  if (spots.length < 3) return;
  const { left, right, top, bottom } = bounds(spots);
  const clip = canvas.define((id) => `<clipPath id="${id}">${polygon(spots, '')}</clipPath>`);
  const depth = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#2b3238' },
      { at: 0.5, colour: '#20262b' },
      { at: 1, colour: '#14181b' },
    ],
  );
  const sky = canvas.linear(
    [0, top],
    [0, bottom],
    [
      { at: 0, colour: '#dfe9ef', opacity: 0.62 * sheen },
      { at: 0.34, colour: '#b9c9d3', opacity: 0.34 * sheen },
      { at: 0.5, colour: '#8fa2ae', opacity: 0.1 * sheen },
      { at: 0.53, colour: '#000000', opacity: 0.1 },
      { at: 1, colour: '#5d6c76', opacity: 0.22 * sheen },
    ],
  );
  const width = right - left;
  const tall = bottom - top;
  const streak = (from: number, to: number, opacity: number) =>
    `<path d="M${Math.round(left + width * from + tall * 0.5)} ${Math.round(top)}L${Math.round(left + width * to + tall * 0.5)} ${Math.round(top)}L${Math.round(left + width * to - tall * 0.3)} ${Math.round(bottom)}L${Math.round(left + width * from - tall * 0.3)} ${Math.round(bottom)}Z" fill="#fff" opacity="${(opacity * sheen).toFixed(3)}"/>`;
  canvas.add(polygon(spots, `fill="${depth}"`));
  canvas.add(
    `<g clip-path="${clip}">${inner.join('')}${polygon(spots, `fill="${sky}"`)}${streak(0.16, 0.3, 0.08)}${streak(0.33, 0.37, 0.06)}${streak(0.7, 0.86, 0.05)}</g>`,
  );
}

/** Backs and headrests of one row of seats, as seen through glass. */
function seatRow(stage: Stage, x: number, floor: number, y: number): string {
  const back = rounded(
    [
      [x - 0.05, floor],
      [x + 0.1, floor + 0.42],
      [x + 0.2, floor + 0.42],
      [x + 0.18, floor],
    ],
    0.05,
  );
  const rest = rounded(
    [
      [x + 0.08, floor + 0.45],
      [x + 0.1, floor + 0.62],
      [x + 0.21, floor + 0.62],
      [x + 0.21, floor + 0.45],
    ],
    0.05,
  );
  return [back, rest]
    .map((shape) =>
      polygon(
        shape.map(([px, z]) => stage.camera.project([px, y, z])),
        'fill="#0b0d0f" opacity=".75"',
      ),
    )
    .join('');
}

/** The side windows: black surround, panes with pillars between, bright trim below. */
export function paintSideGlass(stage: Stage, cabin: Cabin, body: BodySpec): void {
  const { glass } = body;
  if (!glass) return;
  const [from, to] = glass.share;
  const [low, high] = glass.rise;
  const outline = (grow: number): Vec[] => {
    const span = to - from;
    const bottom = spread(0, 1, 26).map((t): Flat => [
      from - grow + (span + grow * 2) * t,
      low - grow * 1.2 + glass.kick * ease(0.8, 1.02, t),
    ]);
    const top = spread(1, 0, 26).map((t): Flat => [from - grow + (span + grow * 2) * t, high + grow * 1.2]);
    return rounded([...bottom, ...top], 0.02, 0).map(([share, rise]) => cabin.pane(share, rise));
  };
  const side = outline(0);
  fillShape(stage, outline(0.016), 'fill="#0a0b0c"');
  const zAt = (x: number) => cabin.pane((x - cabin.spec.foot[0]) / (cabin.spec.foot[1] - cabin.spec.foot[0]), low)[2];
  const seats = body.seats.flatMap((x) => [-0.38, 0.38].map((y) => seatRow(stage, x, zAt(x) - 0.22, y)));
  paintGlass(stage, side, seats, 1);
  const span = cabin.spec.foot[1] - cabin.spec.foot[0];
  const dark = side.filter(([x]) => x > glass.darkFrom);
  if (dark.length > 3) fillShape(stage, dark, 'fill="#05070a" opacity=".5"');
  for (const x of glass.pillars) {
    const share = (x - cabin.spec.foot[0]) / span;
    const edge = (offset: number) =>
      spread(low - 0.03, high + 0.02, 8).map((rise) => cabin.pane(share + (offset - (rise - 0.5) * 0.02) / span, rise));
    const band = [...edge(-0.045), ...edge(0.045).reverse()];
    fillShape(stage, band, 'fill="#08090a"');
    drawLine(stage, edge(0.03), '#fff', 0.006, 'opacity=".16"');
  }
  const sillLine = spread(from - 0.01, to - 0.02, 24).map((share) =>
    cabin.pane(share, low - 0.012 + glass.kick * ease(0.8, 1.02, (share - from) / (to - from))),
  );
  drawLine(stage, sillLine, stage.variant % 2 ? '#101112' : '#cfd4d8', 0.016);
}

/** Windscreen (`front`) or rear window, between the pillars. */
export function paintEndGlass(
  stage: Stage,
  cabin: Cabin,
  end: 'front' | 'rear',
  rise: readonly [number, number],
  inset: number,
): void {
  const place = (t: number) => (end === 'front' ? 0.5 * t : Math.sign(t || 1) * (2 - 0.5 * Math.abs(t)));
  const outline = (grow: number) => {
    const edge = 1 - inset + grow;
    const [low, high] = [rise[0] - grow * 0.6, rise[1] + grow * 0.6];
    const beside = stage.view === 'side' || stage.view === 'wheel';
    const far = beside ? -0.06 : -1;
    return rounded(
      [
        [edge * far, low],
        [edge * far * 0.985, high],
        [edge * 0.985, high],
        [edge, low],
      ],
      0.05,
      16,
    ).map(([t, at]) => cabin.shell(place(Math.abs(t) < 1e-6 ? 1e-6 : t), at));
  };
  fillShape(stage, outline(0.05), 'fill="#090a0b"');
  const { camera } = stage;
  const middle = cabin.shell(end === 'front' ? 1e-6 : 2, 0.5);
  const into = end === 'front' ? 1 : -1;
  const seats = [-0.4, 0.4].flatMap((y) => {
    const x = middle[0] + into * (end === 'front' ? 0.95 : 0.5);
    const flat = (points: readonly Flat[]) => points.map(([dy, z]) => camera.project([x, y + dy, middle[2] + z]));
    return [
      polygon(
        flat(
          rounded(
            [
              [-0.24, -0.7],
              [-0.2, -0.06],
              [0.2, -0.06],
              [0.24, -0.7],
            ],
            0.1,
          ),
        ),
        'fill="#07090a" opacity=".8"',
      ),
      polygon(
        flat(
          rounded(
            [
              [-0.13, -0.04],
              [-0.11, 0.13],
              [0.11, 0.13],
              [0.13, -0.04],
            ],
            0.06,
          ),
        ),
        'fill="#07090a" opacity=".85"',
      ),
    ];
  });
  const dash =
    end === 'front'
      ? [
          polygon(
            spread(-1, 1, 12)
              .map((t) => cabin.shell(place(t || 1e-6), rise[0] + 0.12))
              .concat(spread(1, -1, 12).map((t) => cabin.shell(place(t || 1e-6), 0)))
              .map(camera.project),
            'fill="#0b0d0e" opacity=".8"',
          ),
        ]
      : [];
  paintGlass(stage, outline(0), [...seats, ...dash], end === 'front' ? 1.1 : 0.85);
}
