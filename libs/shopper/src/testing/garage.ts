import type { SavedVehicleEntry } from '../components/SavedVehicles/SavedVehicles.tsx';
import type { GarageActions, GaragePageProps } from '../components/Garage/GaragePage.tsx';
import { sampleSoldVehicle, sampleVehicle } from '@forecourt/domain/testing';
import { summariseVehicle, type Vehicle } from '@forecourt/domain';

const entryOf = (vehicle: Vehicle): SavedVehicleEntry => ({
  id: vehicle.id,
  name: vehicle.name,
  make: vehicle.make,
  model: vehicle.model,
  vehicle: summariseVehicle(vehicle),
});

/** One in stock, one sold, one that is gone. */
export const sampleSavedVehicles: SavedVehicleEntry[] = [
  entryOf(sampleVehicle),
  entryOf({ ...sampleSoldVehicle, id: 'car-sold' }),
  { id: 'car-gone', name: '2019 Kia Stinger GT', make: 'Kia', model: 'Stinger', vehicle: null },
];

const done = () => Promise.resolve();

export const sampleGarageActions: GarageActions = {
  removeVehicle: done,
  removeSearch: done,
  signOut: done,
  signOutEverywhere: done,
};

export const sampleGarage: GaragePageProps = {
  phone: '0412 345 678',
  vehicles: { newest: sampleSavedVehicles, count: 7 },
  reservations: [
    {
      id: 'r-1',
      name: sampleVehicle.name,
      state: 'held',
      deposit: 20_000,
      refund: null,
      until: 'Saturday 28 November, 2:15 pm',
      begun: '26 November 2026',
      href: `/cars/${sampleVehicle.slug}/checkout/r-1`,
      cancelHref: '/reservations/r-1/cancel',
    },
    {
      id: 'r-2',
      name: '2019 Kia Stinger GT',
      state: 'refunded',
      deposit: 20_000,
      refund: 'done',
      until: null,
      begun: '3 October 2026',
      href: null,
      cancelHref: null,
    },
  ],
  enquiries: [
    {
      id: 'e-1',
      category: 'Test Drive Enquiry',
      subcategory: null,
      sent: '25 November 2026',
      vehicle: { name: sampleVehicle.name, href: `/cars/${sampleVehicle.slug}` },
    },
    {
      id: 'e-2',
      category: 'Vehicle Enquiry',
      subcategory: '3. Offer Accepted',
      sent: '2 October 2026',
      vehicle: { name: '2019 Kia Stinger GT', href: null },
    },
    { id: 'e-3', category: 'Service Enquiry', subcategory: null, sent: '1 October 2026', vehicle: null },
  ],
  searches: [
    { id: 's-1', name: 'Family SUVs', path: '/search?body=SUV' },
    { id: 's-2', name: 'Kias', path: '/search/kia' },
  ],
  actions: sampleGarageActions,
  deleteHref: '/my-garage/delete-my-data',
};

export const emptyGarage: GaragePageProps = {
  ...sampleGarage,
  vehicles: { newest: [], count: 0 },
  reservations: [],
  enquiries: [],
  searches: [],
};
