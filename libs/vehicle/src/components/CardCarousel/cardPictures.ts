import type { VehicleSummary } from '@forecourt/domain';

/** One picture of a card. */
export interface CardPicture {
  url: string;
  /** Tiny data URL shown while the picture loads; empty where there is none. */
  blur: string;
}

/** Maximum number of pictures on a card; the vehicle's page has the full gallery. */
export const cardPictureLimit = 5;

/** The pictures a card can show, the main one first, without duplicates. */
export function cardPictures(vehicle: Pick<VehicleSummary, 'primary_image_url' | 'images'>): CardPicture[] {
  const main = vehicle.primary_image_url;
  const pictures = vehicle.images.map(({ url, blur }) => ({ url, blur }));
  const first = main ? [pictures.find(({ url }) => url === main) ?? { url: main, blur: '' }] : [];
  const byUrl = new Map([...first, ...pictures].map((picture) => [picture.url, picture]));
  return [...byUrl.values()].slice(0, cardPictureLimit);
}

/**
 * Index of the picture at a place along the card's width: the width is divided evenly among them.
 * @param share 0 at the edge where text starts, 1 at the other; what is outside counts as the edge
 * @example pictureAt(0.5, 5) // 2
 */
export function pictureAt(share: number, count: number): number {
  return Math.min(Math.max(Math.floor(share * count), 0), Math.max(count - 1, 0));
}
