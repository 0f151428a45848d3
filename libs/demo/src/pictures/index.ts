export { pictureBackdrops, type PictureBackdrop } from './backdrops/index.ts';
export { blurPlaceholder } from './blur.ts';
export { pictureBodies, type PictureBody } from './bodies/index.ts';
export { drawPicture } from './draw.ts';
export {
  pictureBody,
  pictureName,
  pictureViews,
  readPictureName,
  type PictureParts,
  type PictureView,
} from './names.ts';
export { paints, type Paint, type PaintId } from './paint.ts';
