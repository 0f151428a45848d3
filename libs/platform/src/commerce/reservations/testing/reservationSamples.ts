import { siteSchema, toPublicSite, vehicleSchema, type Site, type Vehicle, type VehicleInput } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { SiteStore } from '../../../ports/sitePort.ts';
import type { ReservationOrder } from '../../../ports/reservationPort.ts';

const flags = { checkout: true, onlinePurchase: true };
const leadDestinations = [{ id: 'mail', type: 'email', to: 'leads@harbour.example', categories: [] }] as const;

/** A dealer that takes deposits. */
export const harbour: Site = siteSchema.parse({ ...sampleSite, flags, leadDestinations: [...leadDestinations] });

/** Another dealer, with stock of its own. */
export const valley: Site = siteSchema.parse({
  ...sampleSite,
  slug: 'valley-kia',
  flags,
  stockDealershipIds: ['dealer-b'],
  leadDestinations: [],
  dealerships: [{ id: 'dealer-b', slug: 'valley-kia', name: 'Valley Kia' }],
  locations: [],
});

/** A group whose site shows the stock of both. */
export const group: Site = siteSchema.parse({
  ...sampleSite,
  slug: 'group',
  flags,
  stockDealershipIds: ['dealer-1', 'dealer-b'],
  leadDestinations: [],
});

export function car(id: string, changes: Partial<VehicleInput> = {}): Vehicle {
  return vehicleSchema.parse({
    ...sampleVehicle,
    id,
    slug: `vehicle-${id}`,
    payment_processors: ['card', 'wallet'],
    ...changes,
  });
}

export const cars: Vehicle[] = [
  car('car-1'),
  car('car-2'),
  ...Array.from({ length: 8 }, (_, n) => car(`many-${n}`)),
  car('car-b', { dealership_id: 'dealer-b', dealership_slug: 'valley-kia' }),
  car('car-sold', { status: 'sold', sold: true }),
  car('car-reserved', { reserved: true }),
  car('car-unpriced', { price: 1_000 }),
  car('car-unpayable', { payment_processors: [] }),
  car('car-elsewhere', { payment_processors: ['bpay'] }),
];

export const sites: Pick<SiteStore, 'bySlug' | 'publicSite'> = {
  bySlug: (slug) => [harbour, valley, group].find((site) => site.slug === slug) ?? null,
  publicSite: (site) => toPublicSite(site, `http://${site.slug}.localhost:3000`),
};

export const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia.nguyen@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};

export function orderOf(now: Date, changes: Partial<ReservationOrder> = {}): ReservationOrder {
  return {
    carId: 'car-1',
    kind: 'reserve',
    visitor,
    visitorPhone: '+61412345678',
    fields: { PreferredContactMethod: 'Phone', 'Agreed to the terms': true },
    idempotencyKey: 'form-1',
    successPath: '/cars/vehicle-car-1/checkout?reservation={id}',
    cancelPath: '/cars/vehicle-car-1/checkout?cancelled={id}',
    address: '203.0.113.7',
    now,
    ...changes,
  };
}
