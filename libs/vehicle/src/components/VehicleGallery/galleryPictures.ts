import type { VehicleImage } from '@forecourt/domain';
import { platformWords, galleryMessages, type Words } from '@forecourt/domain/messages';
import type { ImageUrl } from '@forecourt/ui';
import type { FullScreenPicture } from './openFullScreen.ts';

/** Description of a picture. @example '2023 Toyota RAV4, rear view' */
export function pictureWords(
  name: string,
  image: VehicleImage,
  place: number,
  say: Words<typeof galleryMessages> = platformWords(galleryMessages),
): string {
  if (image.view) return say('gallery.viewOf', { name, view: image.view.toLowerCase() });
  return say('gallery.numberedPictureOf', { name, number: place + 1 });
}

/** The picture file at the largest size that the host serves. */
export function pictureAddress({ url }: VehicleImage, imageUrl: ImageUrl, widths: readonly number[]): string {
  return imageUrl(url, Math.max(...widths));
}

/** Minimum width in pixels for a full screen. */
const smallest = 960;

/** The pictures for the full screen viewer. */
export function galleryPictures(
  images: readonly VehicleImage[],
  name: string,
  imageUrl: ImageUrl,
  widths: readonly number[],
  say: Words<typeof galleryMessages> = platformWords(galleryMessages),
): FullScreenPicture[] {
  const large = widths.filter((width) => width >= smallest);
  return images.map((image, place) => {
    const { url, width, height } = image;
    const served = large.map((one) => [imageUrl(url, one), one] as const);
    const isSized = served.some(([address]) => address !== url);
    const widest = isSized ? Math.min(width, Math.max(...large)) : width;
    return {
      src: pictureAddress(image, imageUrl, widths),
      ...(isSized && { srcset: served.map(([address, one]) => `${address} ${one}w`).join(', ') }),
      width: widest,
      height: Math.round((widest * height) / width),
      alt: pictureWords(name, image, place, say),
      msrc: imageUrl(url, smallest),
    };
  });
}
