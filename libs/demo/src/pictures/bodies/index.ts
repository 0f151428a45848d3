import { convertible, coupe, hatch, sedan, wagon } from './cars.ts';
import { caravan, lightTruck, motorhome } from './homes.ts';
import { fourByFour, suv, ute } from './off-road.ts';
import type { BodySpec } from './spec.ts';
import { bus, peopleMover, van } from './vans.ts';

/** Body drawings, by the name used in a picture's name. */
export const pictureBodies = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  '4x4',
  'ute',
  'van',
  'people-mover',
  'coupe',
  'convertible',
  'bus',
  'caravan',
  'motorhome',
  'light-truck',
] as const;
export type PictureBody = (typeof pictureBodies)[number];

const makers: Record<PictureBody, (variant: number) => BodySpec> = {
  hatch,
  sedan,
  wagon,
  suv,
  '4x4': fourByFour,
  ute,
  van,
  'people-mover': peopleMover,
  coupe,
  convertible,
  bus,
  caravan,
  motorhome,
  'light-truck': lightTruck,
};

export const bodySpec = (body: PictureBody, variant: number): BodySpec => makers[body](variant);
