import sharp from 'sharp';

/** Widths that a link may request; others are ignored, so that nobody can cause needless work. */
const thumbnailWidths = [192];

/** The requested width; null for the whole picture. */
export function requestedWidth(query: URLSearchParams): number | null {
  return thumbnailWidths.find((width) => String(width) === query.get('width')) ?? null;
}

/** A square thumbnail of a stored picture, which is known to be decodable. */
export async function thumbnail(picture: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const small = sharp(picture).resize({ width, height: width, fit: 'cover' }).jpeg({ quality: 75, mozjpeg: true });
  return new Uint8Array(await small.timeout({ seconds: 10 }).toBuffer());
}
