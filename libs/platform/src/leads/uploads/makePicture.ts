import sharp from 'sharp';

/** Past this a picture is not decoded: a few bytes can claim a size that fills the memory. */
const maxPixels = 64_000_000;
const longestSide = 2_000;

/** How the files begin that are decoded at all. What a browser says of a file counts for nothing. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(?:avif|avis)/];
const heic = /^[^]{4}ftyp(?:heic|heix|hevc|mif1|msf1)/;

export type MadePicture =
  { ok: true; picture: Buffer; width: number; height: number } | { ok: false; reason: 'heic' | 'unreadable' };

/**
 * Makes of a visitor's file a JPEG of at most 2,000 pixels a side: upright, and without what a camera wrote into it, the
 * place above all.
 */
export async function makePicture(file: Uint8Array): Promise<MadePicture> {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1');
  if (heic.test(start)) return { ok: false, reason: 'heic' };
  if (!beginnings.some((known) => known.test(start))) return { ok: false, reason: 'unreadable' };
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, picture: data, width: info.width, height: info.height };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
