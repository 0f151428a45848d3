import type { Vehicle } from '@forecourt/domain';

/** Fields of a lead's vehicle from the stock, without empty ones. */
export function vehicleFields(vehicle: Vehicle): Record<string, string> {
  const fields = {
    stock_number: vehicle.stocknum ?? '',
    'Vehicle Name': vehicle.name,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    'Vehicle Badge': vehicle.badge ?? '',
    'Vehicle Year': vehicle.year === null ? '' : String(vehicle.year),
    'Vehicle VIN': vehicle.vin ?? '',
    car_type: vehicle.car_type,
    vehicle_status: vehicle.status,
    dealership_slug: vehicle.dealership_slug,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
