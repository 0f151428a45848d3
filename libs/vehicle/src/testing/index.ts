import { summariseVehicle, type Vehicle, type VehicleSummary } from '@forecourt/domain';
import { sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';

export { sampleCaravan, sampleSoldVehicle, sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';

/** The day all samples are seen on. */
export const sampleNow = new Date('2026-11-20T00:00:00Z');

export const sampleSummaries: VehicleSummary[] = sampleVehicles.map(summariseVehicle);

/** As many pictures as a card shows. */
export const picturedVehicle: Vehicle = {
  ...sampleVehicle,
  primary_image_url: '/demo/rav4-front.svg',
  images: ['rav4-front', 'rav4-rear', 'rav4-inside', 'suv', 'sedan'].map((name) => ({
    ...sampleVehicle.images[0]!,
    url: `/demo/${name}.svg`,
  })),
  photos_count: 5,
};

/** Everything as long as a dealer may write it. */
export const longVehicle: Vehicle = {
  ...sampleVehicle,
  id: 'car-long',
  slug: 'long-names-t1999',
  model: 'LandCruiser Prado Dual Cab Extended Wheelbase',
  badge: 'VX Premium Adventure Anniversary Edition with Luxury Pack',
  series: 'GDJ250R Series III MY27 Update',
  price: 149_999_900,
  before_price: 159_999_900,
  price_type: 'Excludes government charges',
  tag: 'Runout sale: last of its kind in the whole of Western Australia',
  simple_fuel: 'Diesel',
  simple_transmission: 'Sequential automatic',
  location_name: 'Harbour Toyota Pre-owned and Commercial Vehicles, Rockingham South',
  dealercomments: 'One careful owner who kept every invoice. '.repeat(30),
  certified: false,
};

/** A vehicle of which the dealer has told next to nothing. */
export const bareVehicle: Vehicle = {
  ...sampleVehicle,
  id: 'car-bare',
  slug: 'bare-t1998',
  badge: null,
  series: null,
  year: null,
  price: null,
  before_price: null,
  km: null,
  simple_fuel: null,
  simple_transmission: null,
  simple_body: null,
  images: [],
  primary_image_url: null,
  location_name: null,
  city: null,
  dealercomments: null,
  standardEquipment: [],
  variant: null,
  certified: false,
  views: 0,
};
