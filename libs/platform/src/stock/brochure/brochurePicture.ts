import sharp from 'sharp';
import type { ImageService } from '../../ports/imagePort.ts';

const ownPictures = '/media/';
const size = { width: 1_200, height: 900 };

/** Where the image service has a picture; null for what it cannot have. */
function pathOf(url: string): string | null {
  if (url.startsWith(ownPictures)) return url.slice(ownPictures.length);
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  return `remote/${Buffer.from(new URL(url).href, 'latin1').toString('base64url')}`;
}

/** A picture as a JPEG of 1200 by 900, or null. Nothing is fetched past the image service. */
export async function brochurePicture(images: Pick<ImageService, 'respond'>, url: string): Promise<Buffer | null> {
  const path = pathOf(url);
  if (path === null) return null;
  const { status, body } = await images.respond(`${path}/1280`, 'image/jpeg');
  if (status !== 200) return null;
  return sharp(body)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
