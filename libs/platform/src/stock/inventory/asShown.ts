import { sql } from 'drizzle-orm';
import { vehicles } from '../../database/schema/index.ts';

/** Whether a vehicle of the query is held by a reservation. Its tables are spelled out: it stands inside other queries. */
const isHeld = sql.raw(
  `exists (select 1 from reservations where reservations.car_id = vehicles.id and reservations.state in ('held', 'completed'))`,
);

/**
 * A vehicle as sites see it: one that a deposit holds is reserved, whatever its feed says. The hold is laid over what
 * the feed told and never written into it: no feed undoes it, and when it ends the feed's own word stands again.
 */
export const asShown =
  sql`case when ${isHeld} then vehicles.data || '{"reserved": true}'::jsonb else vehicles.data end`.mapWith(
    vehicles.data,
  );
