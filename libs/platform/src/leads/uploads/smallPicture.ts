import sharp from 'sharp';

/** Widths that a link may ask for beside the whole picture; any other would make work for nothing. */
const smallWidths = [192];

/** The width that a link asks for; null for the whole picture. */
export function askedWidth(given: URLSearchParams): number | null {
  return smallWidths.find((width) => String(width) === given.get('width')) ?? null;
}

/** A square of a kept picture, for a list of several. Kept ones were decoded before, so it fails on a fault alone. */
export async function smallPicture(picture: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const small = sharp(picture).resize({ width, height: width, fit: 'cover' }).jpeg({ quality: 75, mozjpeg: true });
  return new Uint8Array(await small.timeout({ seconds: 10 }).toBuffer());
}
