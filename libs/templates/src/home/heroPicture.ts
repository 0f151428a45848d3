import { displayPrice, type PriceSite, type VehicleImage, type VehicleSummary } from '@forecourt/domain';
import type { HomeProps } from '../contract/props.ts';

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

/**
 * Vehicles for the hero of a page: those with pictures, those with a price first, without repeating make and body where
 * possible.
 */
export function heroPictures(vehicles: readonly VehicleSummary[], site: PriceSite, count: number): HeroPicture[] {
  const pictured = vehicles
    .flatMap((vehicle) => {
      const image = bestImage(vehicle);
      return image ? [{ vehicle, image, isPriced: displayPrice(vehicle, site).kind !== 'words' }] : [];
    })
    .toSorted((one, other) => Number(other.isPriced) - Number(one.isPriced));
  const seen = new Set<string>();
  const varied = pictured.filter(({ vehicle, isPriced }) => {
    const kind = `${vehicle.make} ${vehicle.simple_body}`;
    return isPriced && !seen.has(kind) && seen.add(kind);
  });
  return [...varied, ...pictured.filter((one) => !varied.includes(one))].slice(0, count);
}

/** The first screen of a home page: a large picture, and vehicles with their prices. */
export interface HomeHero {
  /** The dealer's own picture, or that of a vehicle. */
  picture: { url: string; alt: string; blur: string } | null;
  /** Named on the large picture, with a small picture of its own where the large one shows something else. */
  caption: { vehicle: VehicleSummary; image: VehicleImage | null } | null;
  /** Named beside it. */
  cards: HeroPicture[];
}

/** @param cardCount vehicles beside the large picture; with some, the dealer's own picture has no caption */
export function homeHero({ site, featured }: Pick<HomeProps, 'site' | 'featured'>, cardCount = 0): HomeHero {
  const [own] = site.identity.heroPictures;
  const vehicles = heroPictures(featured, site, cardCount + 1);
  const [first] = vehicles;
  if (own) {
    const caption = first && cardCount === 0 ? first : null;
    return { picture: { url: own.url, alt: own.alt, blur: '' }, caption, cards: vehicles.slice(0, cardCount) };
  }
  if (!first) return { picture: null, caption: null, cards: [] };
  const { url, blur } = first.image;
  // The words beside it name the vehicle.
  return {
    picture: { url, alt: '', blur },
    caption: { vehicle: first.vehicle, image: null },
    cards: vehicles.slice(1),
  };
}

/** The rows of a home page, in which no vehicle stands twice, nor one of the hero. @param perRow vehicles in each row */
export function homeRows(
  { featured, justArrived }: Pick<HomeProps, 'featured' | 'justArrived'>,
  { caption, cards }: Pick<HomeHero, 'caption' | 'cards'>,
  perRow: number,
): { featured: VehicleSummary[]; justArrived: VehicleSummary[] } {
  const shown = new Set([...(caption ? [caption] : []), ...cards].map(({ vehicle }) => vehicle.id));
  const row = (vehicles: readonly VehicleSummary[]) => vehicles.filter(({ id }) => !shown.has(id)).slice(0, perRow);
  const first = row(featured);
  for (const { id } of first) shown.add(id);
  return { featured: first, justArrived: row(justArrived) };
}
