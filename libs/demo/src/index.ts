export { demoSeed, generateStock, type StockRequest } from './stock/generate.ts';
export {
  blurPlaceholder,
  drawPicture,
  paints,
  pictureBackdrops,
  pictureBody,
  pictureName,
  pictureViews,
  readPictureName,
  type Paint,
  type PaintId,
  type PictureBackdrop,
  type PictureBody,
  type PictureParts,
  type PictureView,
} from './pictures/index.ts';
