import { hasCredentials, isListedPicture } from '@forecourt/domain';

/** Address of a picture at a width in pixels. */
export type ImageUrl = (url: string, width: number) => string;

/** Who makes the sizes of pictures that lie on other machines, such as a feed's. */
export interface ImageSettings {
  /** Address of a picture at an image service, with `{width}` and `{url}` or `{rawUrl}`; null: the host's own route. */
  cdn: string | null;
  /**
   * Origins whose pictures are resized, `https://*.example.com` for every host below. Without any, the image service
   * takes all pictures and the host's own route none.
   */
  hosts: readonly string[];
}

/** Widths in pixels in which the host's own image route answers. */
export const imageWidths = [96, 320, 480, 640, 768, 960, 1280, 1600] as const;

/** No service and no other machines: the host's own pictures alone come in sizes. */
export const ownImages: ImageSettings = { cdn: null, hosts: [] };

const longestAddress = 2_000;

/** The picture's whole address where somebody makes sizes of it. */
function resizable(url: string, { cdn, hosts }: ImageSettings): string | null {
  if ((cdn === null && hosts.length === 0) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const picture = new URL(url);
  picture.hash = '';
  if (hasCredentials(picture) || picture.href.length > longestAddress) return null;
  if (hosts.length === 0 || isListedPicture(picture, hosts)) return picture.href;
  // Feeds go on writing http for hosts that have long been secure.
  picture.protocol = 'https:';
  return isListedPicture(picture, hosts) ? picture.href : null;
}

function atService(template: string, address: string, width: number): string {
  return (
    template
      .replaceAll('{width}', () => String(width))
      .replaceAll('{url}', () => encodeURIComponent(address))
      .replaceAll('{rawUrl}', () => address)
      // In a list of sizes a comma at the end would belong to the list.
      .replace(/,$/, '%2C')
  );
}

const base64url = (address: string): string =>
  btoa(address).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/**
 * Address of a picture at a width. Pictures that nobody makes sizes of stay as they are.
 * @param width one of `imageWidths`
 * @example imageUrl('/media/demo/suv', 640) // '/media/demo/suv/640'
 */
export function imageUrl(url: string, width: number, images: ImageSettings = ownImages): string {
  if (url.startsWith('/media/')) return `${url}/${width}`;
  const address = resizable(url, images);
  if (address === null) return url;
  return images.cdn === null ? `/media/remote/${base64url(address)}/${width}` : atService(images.cdn, address, width);
}
