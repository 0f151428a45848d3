import { forecourtScene } from '../backdrops/forecourt.ts';
import { bodySpec } from '../bodies/index.ts';
import { createCanvas, type Canvas } from '../engine/canvas.ts';
import { isPaintId, paints, type PaintId } from '../paint.ts';
import type { Spot } from '../views/framing.ts';
import { paintVehicle } from '../views/vehicle.ts';
import { paintShowroom, paintWorkshop, paintYard } from './building.ts';
import { paintSurroundings, surroundings, type Surroundings } from './surroundings.ts';

export const placeKinds = ['showroom', 'workshop', 'yard', 'caravan-yard'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What a picture of a place shows. */
export interface PlaceParts {
  kind: PlaceKind;
  /** Colour of the fascia and the flags. */
  accent: PaintId;
  surroundings: Surroundings;
  /** Which vehicles stand there, 0 to 3. */
  variant: number;
}

/** @example placeName({ kind: 'showroom', accent: 'signal-red', surroundings: 'coast', variant: 1 }) // 'place_showroom_signal-red_coast_1' */
export const placeName = ({ kind, accent, surroundings: around, variant }: PlaceParts): string =>
  ['place', kind, accent, around, ((variant % 4) + 4) % 4].join('_');

/** The parts of a place's name, or null for anything that `placeName` would not write. */
export function readPlaceName(name: string): PlaceParts | null {
  if (name.length > 80) return null;
  const [place, kindText, accent = '', aroundText, variant = '', ...rest] = name.split('_');
  const kind = placeKinds.find((one) => one === kindText);
  const around = surroundings.find((one) => one === aroundText);
  if (place !== 'place' || !kind || !around || !isPaintId(accent) || !/^[0-3]$/.test(variant) || rest.length > 0)
    return null;
  return { kind, accent, surroundings: around, variant: Number(variant) };
}

type Parked = readonly [subject: string, paint: PaintId, view: 'front' | 'rear' | 'side', spot: Spot];

const spots = {
  left: { left: 150, width: 430, bottom: 930 },
  middle: { left: 610, width: 430, bottom: 950 },
  right: { left: 1060, width: 430, bottom: 935 },
  hoist: { left: 640, width: 320, bottom: 600 },
} as const;

const cars: readonly (readonly [string, PaintId])[] = [
  ['toyota-corolla', 'electric-blue'],
  ['kia-sportage', 'glacier-white'],
  ['toyota-hilux', 'sunset-orange'],
  ['mazda-cx-5', 'crimson-red'],
  ['kia-picanto', 'sky-blue'],
  ['ford-ranger', 'graphite-grey'],
];
const homes: readonly (readonly [string, PaintId])[] = [
  ['caravan', 'glacier-white'],
  ['caravan-short', 'pearl-white'],
  ['motorhome', 'glacier-white'],
  ['caravan-long', 'glacier-white'],
  ['camper-trailer', 'pearl-white'],
  ['campervan', 'sterling-silver'],
];

/** Three vehicles in front; in a workshop one stands outside and one hangs on the hoist. */
function parked({ kind, variant }: PlaceParts): readonly Parked[] {
  const stock = kind === 'caravan-yard' ? homes : cars;
  const one = (i: number) => stock[(variant + i * 2) % stock.length] ?? cars[0] ?? (['suv', 'glacier-white'] as const);
  const wide = kind === 'caravan-yard' ? 0.84 : 1;
  const at = (spot: Spot): Spot => ({ ...spot, width: spot.width * wide });
  if (kind === 'workshop')
    return [
      [...one(0), 'side', spots.hoist],
      [...one(1), 'rear', spots.left],
    ];
  return [
    [...one(0), 'front', at(spots.left)],
    [...one(1), 'front', at(spots.middle)],
    [...one(2), 'front', at(spots.right)],
  ];
}

const buildings: Readonly<Record<PlaceKind, (canvas: Canvas, accent: string) => void>> = {
  showroom: paintShowroom,
  workshop: paintWorkshop,
  yard: paintYard,
  'caravan-yard': paintYard,
};

/** A dealership seen from its street, 1600 by 1200. */
export function drawPlace(parts: PlaceParts): string {
  const canvas = createCanvas();
  paintSurroundings(canvas, parts.surroundings);
  buildings[parts.kind](canvas, paints[parts.accent].hex);
  for (const [subject, paint, view, spot] of parked(parts)) {
    const body = bodySpec(subject, parts.variant);
    const { hex, metallic } = paints[paint];
    if (body)
      paintVehicle(canvas, {
        body,
        hex,
        metallic,
        view,
        angle: 'usual',
        spot,
        scene: forecourtScene,
        variant: parts.variant,
      });
  }
  return canvas.finish();
}
