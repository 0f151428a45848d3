import type { Vehicle } from '@forecourt/domain';
import { imageUrl } from '@forecourt/ui';
import { platform } from '../../platform.ts';
import { imageSettings } from '../request/imageSettings.ts';

const width = 1280;

/** The vehicle's first picture as a data URL, from the site's own pictures; null where there is none. */
export async function sharePicture({ images }: Pick<Vehicle, 'images'>): Promise<string | null> {
  const [first] = images;
  const address = first ? imageUrl(first.url, width, imageSettings()) : '';
  if (!address.startsWith('/media/')) return null;
  const path = address.slice('/media/'.length);
  // The renderer reads JPEG, but not the modern formats that browsers get.
  const { status, headers, body } = await platform().images.respond(path, 'image/jpeg');
  if (status !== 200) return null;
  return `data:${headers['content-type'] ?? 'image/jpeg'};base64,${Buffer.from(body).toString('base64')}`;
}
