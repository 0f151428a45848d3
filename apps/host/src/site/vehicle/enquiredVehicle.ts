import type { Vehicle } from '@forecourt/domain';
import type { EnquiredVehicle } from '@forecourt/forms';

/** The vehicle fields that its enquiry form sends to the browser. */
export function enquiredVehicle({
  id,
  name,
  make,
  model,
  tag,
  car_type,
  status,
  sold,
  year,
  km,
  badge,
}: Vehicle): EnquiredVehicle {
  return { id, name, make, model, tag, car_type, status, sold, year, km, badge };
}
