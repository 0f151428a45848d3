/** Body drawings, by the name used in a picture's name. */
export const pictureBodies = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  '4x4',
  'ute',
  'cab-chassis',
  'van',
  'people-mover',
  'coupe',
  'convertible',
  'bus',
  'caravan',
  'caravan-short',
  'caravan-long',
  'camper-trailer',
  'motorhome',
  'campervan',
  'light-truck',
] as const;
export type PictureBody = (typeof pictureBodies)[number];

/** Bodies that people live in. */
export const homeBodies = [
  'caravan',
  'caravan-short',
  'caravan-long',
  'camper-trailer',
  'motorhome',
  'campervan',
] as const;
export type HomeBody = (typeof homeBodies)[number];
