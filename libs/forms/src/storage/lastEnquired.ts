import { deviceStore, siteKey, type DeviceStore } from '@forecourt/ui';
import { storedTexts } from './storedTexts.ts';

/** The vehicle a visitor last asked about. */
export interface LastEnquired {
  id: string;
  name: string;
  make: string;
  model: string;
}

function readLastEnquired(stored: unknown): LastEnquired | null {
  const { id, name = '', make = '', model = '' } = storedTexts(stored);
  return id ? { id, name, make, model } : null;
}

/** The vehicle of the last enquiry on this device; null where there was none. */
export const lastEnquiredStore = (siteSlug: string): DeviceStore<LastEnquired | null> =>
  deviceStore({
    key: siteKey(siteSlug, 'last-enquired'),
    read: readLastEnquired,
    write: (vehicle) => vehicle && { id: vehicle.id, name: vehicle.name, make: vehicle.make, model: vehicle.model },
  });
