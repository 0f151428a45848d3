export { pictureBackdrops, type PictureBackdrop } from './backdrops/index.ts';
export { blurPlaceholder } from './blur.ts';
export { pictureBodies, type PictureBody } from './bodies/body-names.ts';
export { drawPicture, isPicture } from './draw.ts';
export {
  pictureBody,
  pictureName,
  pictureSubject,
  pictureViews,
  readPictureName,
  type PictureParts,
  type PictureView,
} from './names.ts';
export { placeKinds, placeName, type PlaceKind, type PlaceParts } from './places/place.ts';
export { surroundings, type Surroundings } from './places/surroundings.ts';
export { paints, type Paint, type PaintId } from './paint.ts';
