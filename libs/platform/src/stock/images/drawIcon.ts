import sharp from 'sharp';

export interface IconOptions {
  /** Pixels of each side. */
  size: number;
  /** Colour behind the picture, as `#rrggbb`. @default see-through */
  background?: string;
}

const seeThrough = { r: 0, g: 0, b: 0, alpha: 0 };
/** Pixels for each inch at which a drawing of the usual 72 is sharp in the largest icon. */
const density = 300;
const maxPixels = 40_000_000;

/**
 * A PNG of a picture for browsers and phones.
 * @param picture an SVG, PNG or WebP
 */
export function drawIcon(picture: Uint8Array, { size, background }: IconOptions): Promise<Buffer<ArrayBufferLike>> {
  const drawn = sharp(picture, { density, limitInputPixels: maxPixels }).resize({
    width: size,
    height: size,
    fit: 'contain',
    background: seeThrough,
  });
  return (background === undefined ? drawn : drawn.flatten({ background })).png().toBuffer();
}
