import type { PublicSite, VehicleImage, VehicleSummary } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';

/** Views that show a whole vehicle, best first. */
const flattering = ['front', 'three-quarter', 'side'];

function bestImage({ images }: VehicleSummary): VehicleImage | null {
  const byView = flattering.map((word) => images.find(({ view }) => view.toLowerCase().includes(word)));
  return byView.find((image) => image !== undefined) ?? images[0] ?? null;
}

export interface HeroPicture {
  vehicle: VehicleSummary;
  image: VehicleImage;
}

/** Vehicles for the hero of a page: those with pictures, without repeating make and body where possible. */
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

/** A landscape picture for pages that sell a lifestyle: an offer's, else a vehicle's. */
export function lifestylePicture(offers: readonly Offer[], vehicles: readonly VehicleSummary[]): string | null {
  return offers.find(({ image_url }) => image_url)?.image_url ?? heroPictures(vehicles, 1)[0]?.image.url ?? null;
}

/** A picture at the top of the home page. */
export interface HeroFrame {
  url: string;
  alt: string;
  /** Tiny data URL shown while it loads; empty where there is none. */
  blur: string;
  /** The vehicle that it shows, where it is one of the stock. */
  vehicle?: VehicleSummary;
}

/** The dealer's own pictures first, then vehicles of the stock. */
export function heroFrames(
  { identity }: Pick<PublicSite, 'identity'>,
  vehicles: readonly VehicleSummary[],
  count: number,
): HeroFrame[] {
  const own = identity.heroPictures.map(({ url, alt }): HeroFrame => ({ url, alt, blur: '' }));
  const stock = heroPictures(vehicles, Math.max(0, count - own.length)).map(({ vehicle, image }): HeroFrame => ({
    url: image.url,
    // The words beside it name the vehicle.
    alt: '',
    blur: image.blur,
    vehicle,
  }));
  return [...own, ...stock].slice(0, count);
}
