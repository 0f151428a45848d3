import type { EnquiryVehicle } from './enquirySite.ts';

/** Prepared message of the form that asks for photos. */
export const requestPhotosMessage = 'Please send photos for this car';

/** Prepared text of the comments. Empty where the form is about no vehicle. */
export function defaultMessage(vehicle: Pick<EnquiryVehicle, 'name' | 'stocknum'> | null): string {
  if (!vehicle) return '';
  const stock = vehicle.stocknum ? ` (stock number ${vehicle.stocknum})` : '';
  return `I am interested in the ${vehicle.name}${stock}. Please contact me.`;
}
