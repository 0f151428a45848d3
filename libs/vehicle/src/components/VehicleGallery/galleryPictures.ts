import type { VehicleImage } from '@forecourt/domain';
import type { ImageUrl } from '@forecourt/ui';
import type { FullScreenPicture } from './openFullScreen.ts';

/** What a picture shows, in words. @example '2023 Toyota RAV4, rear view' */
export function pictureWords(name: string, image: VehicleImage, place: number): string {
  return `${name}, ${image.view ? image.view.toLowerCase() : `picture ${place + 1}`}`;
}

/** The picture itself, as big as the host serves it. */
export function pictureAddress({ url }: VehicleImage, imageUrl: ImageUrl, widths: readonly number[]): string {
  return imageUrl(url, Math.max(...widths));
}

/** Widths under this one are too small for a whole window. In pixels. */
const smallest = 960;

/** The pictures as they are looked at over the whole window. */
export function galleryPictures(
  images: readonly VehicleImage[],
  name: string,
  imageUrl: ImageUrl,
  widths: readonly number[],
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
      alt: pictureWords(name, image, place),
      msrc: imageUrl(url, smallest),
    };
  });
}
