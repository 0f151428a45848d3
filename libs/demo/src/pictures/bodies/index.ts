import type { PictureBody } from './body-names.ts';
import { convertible, coupe, hatch, sedan, wagon } from './cars.ts';
import { camperTrailer, campervan, caravan, caravanLong, caravanShort, lightTruck, motorhome } from './homes.ts';
import { pictureModel, modelSpec } from './models.ts';
import { cabChassis, fourByFour, suv, ute } from './off-road.ts';
import type { BodySpec } from './spec.ts';
import { bus, peopleMover, van } from './vans.ts';

const makers: Record<PictureBody, (variant: number) => BodySpec> = {
  hatch,
  sedan,
  wagon,
  suv,
  '4x4': fourByFour,
  ute,
  'cab-chassis': cabChassis,
  van,
  'people-mover': peopleMover,
  coupe,
  convertible,
  bus,
  caravan,
  'caravan-short': caravanShort,
  'caravan-long': caravanLong,
  'camper-trailer': camperTrailer,
  motorhome,
  campervan,
  'light-truck': lightTruck,
};

/** The body drawn for a kind of body or for a model of the catalogue. */
export function bodySpec(subject: string, variant: number): BodySpec | null {
  if (Object.hasOwn(makers, subject)) return makers[subject as PictureBody](variant);
  const drawn = pictureModel(subject);
  return drawn ? modelSpec(drawn, makers[drawn.body](variant)) : null;
}
