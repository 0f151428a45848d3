import type { VehicleInput } from '@forecourt/domain';
import type { Body } from '../catalogue/model.ts';
import {
  blurPlaceholder,
  paints,
  pictureName,
  pictureSubject,
  type PaintId,
  type PictureBackdrop,
  type PictureView,
} from '../pictures/index.ts';
import { seedOf, type Chance } from './chance.ts';

const viewNames: Readonly<Record<PictureView, string>> = {
  front: 'Front',
  'front-right': 'Front',
  quarter: 'Front',
  'quarter-right': 'Front',
  side: 'Side',
  rear: 'Rear',
  'rear-right': 'Rear',
  wheel: 'Wheel',
  interior: 'Interior',
};
/** Which side of the vehicle a gallery opens with; a page of cards shows all of them. */
const openings: readonly (readonly [front: PictureView, rear: PictureView])[] = [
  ['front', 'rear-right'],
  ['quarter-right', 'rear'],
  ['front-right', 'rear'],
  ['quarter', 'rear-right'],
];
/** Each vehicle has the front and the side; the rest of a gallery varies. */
const galleries: readonly (readonly ('side' | 'rear' | 'wheel' | 'interior')[])[] = [
  ['side', 'rear', 'wheel', 'interior'],
  ['side', 'rear', 'interior'],
  ['side', 'rear', 'wheel', 'interior'],
  ['side', 'wheel', 'interior'],
];

/**
 * What buyers choose: half of it white, grey and black, so that a row of cards is not all of one colour. Only paints that
 * the pictures know are used.
 */
const demand: Readonly<Record<string, number>> = {
  'glacier-white': 15,
  'pearl-white': 6,
  'sterling-silver': 8,
  quicksilver: 2,
  'graphite-grey': 7,
  gunmetal: 3,
  'cement-grey': 2,
  'onyx-black': 6,
  'midnight-black': 4,
  'deep-sea-blue': 6,
  'electric-blue': 7,
  'storm-blue': 4,
  'sky-blue': 2,
  'crimson-red': 6,
  'signal-red': 7,
  burgundy: 2,
  'forest-green': 3,
  'olive-green': 2,
  'sunset-orange': 3,
  'amber-yellow': 2,
  bronze: 2,
  'desert-beige': 1,
  champagne: 1,
};
const plainBodies: ReadonlySet<Body> = new Set(['Van', 'Bus', 'Light truck', 'Cab chassis', 'Caravan', 'Motorhome']);
const plainPaints = ['glacier-white', 'glacier-white', 'glacier-white', 'pearl-white', 'sterling-silver'] as const;

export function choosePaint(chance: Chance, body: Body): PaintId {
  if (plainBodies.has(body)) return chance.pick(plainPaints);
  const known = Object.keys(paints) as PaintId[];
  return chance.weighted(known.map((paint) => [paint, demand[paint] ?? 1] as const));
}

export const paintName = (paint: PaintId): string => paints[paint].name;

interface Sitter {
  body: Body;
  make: string;
  model: string;
  series: string | null;
  /** Place of the badge in its model, 0 to 1: the better it is, the richer its wheels. */
  rank: number;
  /** Of a caravan's or motorhome's body, in millimetres. */
  length: number | null;
  /** Running number of the vehicle; neighbours open with different views. */
  ordinal: number;
  paint: PaintId;
  backdrop: PictureBackdrop;
}

type Gallery = Pick<VehicleInput, 'images' | 'thumbnails' | 'primary_image_url' | 'photos_count'>;

/** Pictures of one vehicle: its model in its colour. A model has one face, and its badges have wheels of their own. */
export function makeGallery(chance: Chance, { paint, backdrop, rank, ordinal, ...vehicle }: Sitter): Gallery {
  const subject = pictureSubject(vehicle);
  const variant = (seedOf(`${vehicle.make} ${vehicle.model}`) + Math.round(rank * 3)) % 4;
  const [front, rear] = openings[ordinal % openings.length] ?? ['front', 'rear'];
  const views = [front, ...chance.pick(galleries).map((view) => (view === 'rear' ? rear : view))];
  const images = views.map((view) => {
    const name = pictureName({ body: subject, paint, view, backdrop, variant });
    return {
      url: `/media/demo/${name}`,
      width: 1600,
      height: 1200,
      view: viewNames[view],
      blur: blurPlaceholder(name),
    };
  });
  const urls = images.map(({ url }) => url);
  return { images, thumbnails: urls, primary_image_url: urls[0] ?? null, photos_count: urls.length };
}

export const emptyGallery: Gallery = { images: [], thumbnails: [], primary_image_url: null, photos_count: 0 };

const outdoors: ReadonlySet<Body> = new Set(['4x4', 'Caravan', 'Motorhome', 'Ute']);

export function chooseBackdrop(chance: Chance, body: Body, carType: string): PictureBackdrop {
  if (outdoors.has(body) && chance.is(0.45)) return 'bush';
  return chance.is(carType === 'new' ? 0.6 : 0.2) ? 'studio' : 'forecourt';
}
