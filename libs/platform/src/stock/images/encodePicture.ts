import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './imageRequest.ts';

/** Larger pictures are not decoded: a small file can declare a size that fills the memory. */
const maxPixels = 40_000_000;
const maxWidth = 1600;
const timeoutSeconds = 20;

/** A finished picture is kept as a file: what the library would keep of its making, up to 50 MB, is never asked for again. */
sharp.cache(false);

const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/** A machine with too much to do has not encoded the picture in time. */
export class EncodedTooLate extends Error {}

/** @param picture bytes, or the file they are in. @throws EncodedTooLate */
export async function encodePicture(
  picture: Uint8Array | string,
  width: number,
  format: ImageFormat,
  seconds = timeoutSeconds,
): Promise<Buffer> {
  const resized = sharp(picture, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
  try {
    return await encoders[format](resized).timeout({ seconds }).toBuffer();
  } catch (fault) {
    throw (fault as Error).message.includes('timeout: ') ? new EncodedTooLate() : fault;
  }
}

/** Signatures of decoded formats: JPEG, PNG, GIF, WebP, AVIF. Not SVG, which could load other files, and no documents. */
const fileSignatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/,
];
const decoded = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

async function readSignature(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Re-encodes an untrusted picture as the master for all sizes: its first frame, upright, at most 1600 pixels wide,
 * without metadata.
 * @returns null for a picture that is incomplete, damaged or too large
 */
export async function masterPicture(file: string): Promise<Buffer | null> {
  const signature = await readSignature(file);
  if (!fileSignatures.some((known) => known.test(signature))) return null;
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    const { format, hasAlpha } = await sharp(file, options).metadata();
    if (!decoded.has(format)) return null;
    const upright = sharp(file, options).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
    const made = hasAlpha ? upright.png() : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    return await made.timeout({ seconds: timeoutSeconds }).toBuffer();
  } catch {
    return null;
  }
}
