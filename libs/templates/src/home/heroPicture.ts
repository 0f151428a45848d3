import type { VehicleImage, VehicleSummary } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';

/** Views that show a whole vehicle best, best first. */
const flattering = ['front', 'three-quarter', 'side'];

function bestImage({ images }: VehicleSummary): VehicleImage | null {
  const byView = flattering.map((word) => images.find(({ view }) => view.toLowerCase().includes(word)));
  return byView.find((image) => image !== undefined) ?? images[0] ?? null;
}

export interface HeroPicture {
  vehicle: VehicleSummary;
  image: VehicleImage;
}

/** Vehicles that can stand large at the head of a page: those with pictures, no make and body twice if it can be helped. */
export function heroPictures(vehicles: readonly VehicleSummary[], count: number): HeroPicture[] {
  const pictured = vehicles.flatMap((vehicle) => {
    const image = bestImage(vehicle);
    return image ? [{ vehicle, image }] : [];
  });
  const seen = new Set<string>();
  const varied = pictured.filter(({ vehicle }) => {
    const kind = `${vehicle.make} ${vehicle.simple_body}`;
    return seen.has(kind) ? false : seen.add(kind);
  });
  return [...varied, ...pictured.filter((one) => !varied.includes(one))].slice(0, count);
}

/** A landscape for pages that sell a way of life: an offer's picture, else a vehicle's. */
export function lifestylePicture(offers: readonly Offer[], vehicles: readonly VehicleSummary[]): string | null {
  return offers.find(({ image_url }) => image_url)?.image_url ?? heroPictures(vehicles, 1)[0]?.image.url ?? null;
}
