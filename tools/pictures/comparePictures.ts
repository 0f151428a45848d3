import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Uncompressed pixels, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** What tells two pictures of one story apart. */
export interface Comparison {
  /** Pixels that differ by more than machines do. */
  differing: number;
  /** How many may. */
  allowed: number;
  /** Where they differ, in red over a pale copy; null where the sizes differ. */
  difference: Pixels | null;
}

/** How far a colour may be off, from 0 to 1: fonts are drawn a little differently from machine to machine. */
const threshold = 0.2;
/** Of a picture's pixels, so many may differ; a small picture may differ in a few at least. */
const allowedShare = 0.002;
const alwaysAllowed = 8;

/** Reads PNG or WebP. */
export async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** Packs pixels as WebP, with a loss far below what a comparison allows. */
export const packed = async (pixels: Pixels): Promise<Buffer> =>
  raw(pixels).removeAlpha().webp({ quality: 75, effort: 5 }).toBuffer();

async function halved(picture: Uint8Array): Promise<Pixels> {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const { data } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ ...size, kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, data };
}

/** Halves pictures, which evens out how machines draw edges, and puts them below one another on white. */
export async function stacked(pictures: readonly Uint8Array[]): Promise<Pixels> {
  const halves = await Promise.all(pictures.map(halved));
  const width = Math.max(...halves.map((half) => half.width));
  const height = halves.reduce((sum, half) => sum + half.height, 0);
  const data = new Uint8Array(width * height * 4).fill(255);
  let top = 0;
  for (const half of halves) {
    for (let row = 0; row < half.height; row += 1) {
      const from = row * half.width * 4;
      data.set(half.data.subarray(from, from + half.width * 4), (top + row) * width * 4);
    }
    top += half.height;
  }
  return { width, height, data };
}

/** Compares two pictures of one story. Pictures of different sizes differ in every pixel. */
export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const { width, height } = after;
  const allowed = Math.max(alwaysAllowed, Math.round(width * height * allowedShare));
  if (before.width !== width || before.height !== height) {
    return { differing: Math.max(width * height, before.width * before.height), allowed, difference: null };
  }
  const difference = new Uint8Array(width * height * 4);
  const differing = pixelmatch(before.data, after.data, difference, width, height, { threshold });
  return { differing, allowed, difference: { width, height, data: difference } };
}
