import type { FinanceFigures } from './lenders.ts';
import type { Vehicle, VehicleImage } from './vehicleSchema.ts';

/** What a card, a list or a notice needs to know of a vehicle: few enough to travel with every search hit. */
export type VehicleSummary = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'item_type'
  | 'name'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'year'
  | 'price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'status'
  | 'reserved'
  | 'sold'
  | 'car_type'
  | 'km'
  | 'colour'
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'tag'
  | 'certified'
  | 'created_at'
  | 'primary_image_url'
  | 'photos_count'
  | 'city'
  | 'state'
  | 'location_name'
  | 'dealership_id'
  | 'stocknum'
  | 'autograb_data'
> & {
  /** At most five, for the card's carousel. Only the first, which shows while it loads, keeps its blur. */
  images: VehicleImage[];
  /** Berths, of caravans and motorhomes. */
  sleeps: number | null;
  /** What financing it costs, as decided for its dealership; null where nothing may be shown or nobody decided. */
  finance: FinanceFigures | null;
};

/** A vehicle for which somebody has decided whose finance figures are shown. */
export type FinancedVehicle = Vehicle & { finance?: FinanceFigures | null };

/** in_stock and coming_soon count as in stock. */
export function isInStock(vehicle: Pick<Vehicle, 'status' | 'sold'>): boolean {
  return !vehicle.sold && vehicle.status !== 'sold';
}

export function summariseVehicle(vehicle: FinancedVehicle): VehicleSummary {
  const { id, slug, item_type, name, make, model, badge, series, year, price, before_price, subscription_price } =
    vehicle;
  const { preorder, price_type, status, reserved, sold, car_type, km, colour, simple_body, simple_fuel } = vehicle;
  const { simple_transmission, tag, certified, created_at, primary_image_url, photos_count, city, state } = vehicle;
  const { location_name, dealership_id, stocknum, autograb_data } = vehicle;
  return {
    id,
    slug,
    item_type,
    name,
    make,
    model,
    badge,
    series,
    year,
    price,
    before_price,
    subscription_price,
    preorder,
    price_type,
    status,
    reserved,
    sold,
    car_type,
    km,
    colour,
    simple_body,
    simple_fuel,
    simple_transmission,
    tag,
    certified,
    created_at,
    primary_image_url,
    photos_count,
    city,
    state,
    location_name,
    dealership_id,
    stocknum,
    autograb_data,
    images: vehicle.images.slice(0, 5).map((image, place) => (place === 0 ? image : { ...image, blur: '' })),
    sleeps: vehicle.caravan?.sleeps ?? null,
    finance: vehicle.finance ?? null,
  };
}
