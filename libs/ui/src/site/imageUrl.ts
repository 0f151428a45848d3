import { hasCredentials, isListedPicture } from '@forecourt/domain';

/** Address of a picture at a width in pixels. */
export type ImageUrl = (url: string, width: number) => string;

/** Service that resizes pictures on other hosts, such as a feed's. */
export interface ImageSettings {
  /** Address template of an image service, with `{width}` and `{url}` or `{rawUrl}`; null: the host's own route. */
  cdn: string | null;
  /**
   * Origins whose pictures are resized, `https://*.example.com` for all its subdomains. Without any, the image service
   * takes all pictures and the host's own route none.
   */
  hosts: readonly string[];
  /** Origin of the host, for pages of other websites. @default that of the page */
  origin?: string;
}

/** Widths in pixels that the host's own image route serves. */
export const imageWidths = [96, 320, 480, 640, 768, 960, 1280, 1600] as const;

/** No service and no other hosts: only the host's own pictures are resized. */
export const ownImages: ImageSettings = { cdn: null, hosts: [] };

const longestAddress = 2_000;

/** Absolute address of a picture that can be resized. */
function resizable(url: string, { cdn, hosts }: ImageSettings): string | null {
  if ((cdn === null && hosts.length === 0) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const picture = new URL(url);
  picture.hash = '';
  if (hasCredentials(picture) || picture.href.length > longestAddress) return null;
  if (hosts.length === 0 || isListedPicture(picture, hosts)) return picture.href;
  // Feeds keep writing http for hosts that have long used https.
  picture.protocol = 'https:';
  return isListedPicture(picture, hosts) ? picture.href : null;
}

function atService(template: string, address: string, width: number): string {
  return (
    template
      .replaceAll('{width}', () => String(width))
      .replaceAll('{url}', () => encodeURIComponent(address))
      .replaceAll('{rawUrl}', () => address)
      // In a srcset a trailing comma would belong to the list.
      .replace(/,$/, '%2C')
  );
}

const base64url = (address: string): string =>
  btoa(address).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/**
 * Address of a picture at a width. Pictures that cannot be resized are unchanged.
 * @param width one of `imageWidths`
 * @example imageUrl('/media/demo/suv', 640) // '/media/demo/suv/640'
 */
export function imageUrl(url: string, width: number, images: ImageSettings = ownImages): string {
  const { cdn, origin = '' } = images;
  if (url.startsWith('/media/')) return `${origin}${url}/${width}`;
  const address = resizable(url, images);
  if (address === null) return url;
  return cdn === null ? `${origin}/media/remote/${base64url(address)}/${width}` : atService(cdn, address, width);
}
