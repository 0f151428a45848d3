import { sql } from 'drizzle-orm';
import { vehicles } from '../../database/schema/index.ts';

/** Whether a vehicle is held by a reservation. Columns are qualified, because it is used inside other queries. */
const isHeld = sql.raw(
  `exists (select 1 from reservations where reservations.car_id = vehicles.id and reservations.state in ('held', 'completed'))`,
);

/**
 * A vehicle as sites see it: one that a deposit holds is reserved, whatever its feed says. The hold is applied on
 * reading and never stored in the vehicle, so that feeds cannot undo it and its end needs no change.
 */
export const publicVehicle =
  sql`case when ${isHeld} then vehicles.data || '{"reserved": true}'::jsonb else vehicles.data end`.mapWith(
    vehicles.data,
  );
