import sharp from 'sharp';

/** Larger pictures are not decoded: a small file can declare a size that fills the memory. */
const maxPixels = 64_000_000;
const maxSide = 2_000;

/** Signatures of accepted formats. The type that a browser declares is not trusted. */
const fileSignatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(?:avif|avis)/];
const heic = /^[^]{4}ftyp(?:heic|heix|hevc|mif1|msf1)/;

export type PictureResult =
  | { ok: true; picture: Buffer; width: number; height: number }
  | { ok: false; reason: 'heic' | 'pixels' | 'unreadable' };

/**
 * Re-encodes a picture that somebody sent as an upright JPEG of at most 2,000 pixels a side, without metadata such as the
 * camera's location.
 */
export async function makePicture(file: Uint8Array): Promise<PictureResult> {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1');
  if (heic.test(start)) return { ok: false, reason: 'heic' };
  if (!fileSignatures.some((known) => known.test(start))) return { ok: false, reason: 'unreadable' };
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, picture: data, width: info.width, height: info.height };
  } catch (fault) {
    return { ok: false, reason: (fault as Error).message.includes('pixel limit') ? 'pixels' : 'unreadable' };
  }
}
