import type { VehicleInput } from '@forecourt/domain';
import type { Body } from '../catalogue/model.ts';
import {
  blurPlaceholder,
  paints,
  pictureBody,
  pictureName,
  type PaintId,
  type PictureBackdrop,
  type PictureView,
} from '../pictures/index.ts';
import { seedOf, type Chance } from './chance.ts';

const viewNames: Readonly<Record<PictureView, string>> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  wheel: 'Wheel',
  interior: 'Interior',
};
/** Each vehicle has the first two; the rest of a gallery varies. */
const galleries: readonly (readonly PictureView[])[] = [
  ['front', 'side', 'rear', 'wheel', 'interior'],
  ['front', 'side', 'rear', 'interior'],
  ['front', 'side', 'rear', 'wheel', 'interior'],
  ['front', 'side', 'wheel', 'interior'],
];

/** What buyers choose: mostly white, grey and black. Only paints that the pictures know are used. */
const demand: Readonly<Record<string, number>> = {
  'glacier-white': 24,
  'pearl-white': 9,
  'sterling-silver': 10,
  quicksilver: 6,
  'graphite-grey': 9,
  gunmetal: 7,
  'cement-grey': 3,
  'onyx-black': 7,
  'midnight-black': 6,
  'deep-sea-blue': 5,
  'electric-blue': 4,
  'storm-blue': 4,
  'sky-blue': 1,
  'crimson-red': 4,
  'signal-red': 3,
  burgundy: 1,
  'forest-green': 1,
  'olive-green': 1,
  'sunset-orange': 1,
  'amber-yellow': 1,
  bronze: 1,
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
  paint: PaintId;
  backdrop: PictureBackdrop;
}

type Gallery = Pick<VehicleInput, 'images' | 'thumbnails' | 'primary_image_url' | 'photos_count'>;

/** Pictures of one vehicle; the same model always has the same face. */
export function makeGallery(chance: Chance, { body, make, model, series, paint, backdrop }: Sitter): Gallery {
  const variant = seedOf(`${make} ${model} ${series ?? ''}`) % 4;
  const images = chance.pick(galleries).map((view) => {
    const name = pictureName({ body: pictureBody(body), paint, view, backdrop, variant });
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
