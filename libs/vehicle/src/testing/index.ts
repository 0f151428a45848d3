import { summariseVehicle, type Vehicle, type VehicleSummary } from '@forecourt/domain';
import { sampleSite, sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';
import type { ActionSite } from '../model/actions.ts';
import { pageVehicle, type PageVehicle } from '../model/pageVehicle.ts';
import type { PublicPhone } from '../model/phone.ts';

export { sampleCaravan, sampleSoldVehicle, sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';
export { answerWith } from './answerWith.ts';

/** The date of all samples. */
export const sampleNow = new Date('2026-11-20T00:00:00Z');

export const sampleSummaries: VehicleSummary[] = sampleVehicles.map(summariseVehicle);

/** The maximum number of pictures on a card. */
export const picturedVehicle: Vehicle = {
  ...sampleVehicle,
  primary_image_url: '/demo/rav4-front.svg',
  images: ['rav4-front', 'rav4-rear', 'rav4-inside', 'suv', 'sedan'].map((name) => ({
    ...sampleVehicle.images[0]!,
    url: `/demo/${name}.svg`,
  })),
  photos_count: 5,
};

/** Every text at its maximum length. */
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

/** A vehicle with almost no facts. */
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

/** The same as a page's live parts use it. */
export const samplePage: PageVehicle = pageVehicle(sampleVehicle);

/** An ordinary vehicle that can be reserved, with a history report to read. */
export const reservableVehicle: Vehicle = {
  ...sampleVehicle,
  id: 'car-reservable',
  payment_processors: ['card'],
  file: '/reports/t1001.pdf',
};

/** A site with the enquiry as its only action. */
export const quietSite: ActionSite = { ...sampleSite, flags: { ...sampleSite.flags, requestPhotos: false } };

/** A site with every action enabled. */
export const busySite: ActionSite = {
  ...sampleSite,
  messagingUrl: 'https://chat.example/harbour',
  flags: {
    ...sampleSite.flags,
    testDrive: true,
    checkout: true,
    onlinePurchase: true,
    tradeIn: true,
    makeOffer: true,
    requestPhotos: true,
  },
};

/** @param carId what was asked for is kept by vehicle: give each test and story its own */
export function samplePhone(carId = 'car-1'): PublicPhone {
  return {
    words: '08 93** ****',
    number: null,
    request: { car_id: carId, dealership_id: 'dealer-1', website_id: 'harbour-toyota' },
    contactHref: '/contact',
    event: {
      car_id: carId,
      vehicleStatus: 'used',
      vehicleMake: 'Toyota',
      vehicleModel: 'RAV4',
      vehicleYear: 2023,
      vehicleKilometers: 31_250,
      vehicleGrade: 'GXL',
    },
  };
}

/** The answer of `view.json` for a vehicle. @param change fields that differ from the vehicle */
export function sampleLiveAnswer(vehicle: Vehicle | PageVehicle, change: Record<string, unknown> = {}, views = 321) {
  const { status, sold, reserved, price, before_price, subscription_price, price_type, tag, updated_at } = vehicle;
  const known = { status, sold, reserved, price, before_price, subscription_price, price_type, tag, updated_at };
  const { photos_count } = vehicle;
  return { views, car_fields: { ...known, photos_count, reserved_until: null, ...change } };
}
