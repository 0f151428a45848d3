import { isInStock, type Location, type Site } from '@forecourt/domain';
import { appointmentDays, hoursSpeech, type AppointmentDay } from '@forecourt/locations/model';
import type { Db } from '../../database/database.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { AppointmentService } from '../../ports/appointmentPort.ts';
import { appointmentPlace } from './appointmentPlace.ts';
import { bookedBetween, claimSlot, releaseSlot } from './claimSlot.ts';

export interface AppointmentOptions {
  db: Db;
  inventory: Pick<InventoryStore, 'byIds'>;
}

const dayMs = 86_400_000;

/** All times that the location offers, free or booked. */
function offered(site: Site, location: Location, now: Date, booked: ReadonlyMap<string, number>): AppointmentDay[] {
  return appointmentDays(location, site.appointments, { now, booked, speech: hoursSpeech(site) });
}

function slotIn(days: readonly AppointmentDay[], start: Date) {
  if (Number.isNaN(start.getTime())) return undefined;
  const instant = start.toISOString();
  return days.flatMap(({ slots }) => slots).find((slot) => slot.start === instant);
}

/** Times for test drives and visits, and their bookings. */
export function openAppointments({ db, inventory }: AppointmentOptions): AppointmentService {
  async function booked(site: Site, location: Location, now: Date) {
    const horizon = new Date(now.getTime() + (site.appointments.daysAhead + 2) * dayMs);
    return bookedBetween(db, { dealershipId: location.dealership_id, locationId: location.id }, now, horizon);
  }

  return {
    async slots(site, { carId = null, locationId = null, now }) {
      const [vehicle = null] = carId === null ? [] : await inventory.byIds(site, [carId]);
      if (carId !== null && (!vehicle || !isInStock(vehicle))) return null;
      const location = appointmentPlace(site, locationId, vehicle);
      if (!location) return null;
      const days = offered(site, location, now, await booked(site, location, now))
        .map((day) => ({ ...day, slots: day.slots.filter(({ left }) => left > 0) }))
        .filter(({ slots }) => slots.length > 0);
      const { id, name, slug, time_zone, address } = location;
      const { street, city, state, postcode } = address;
      return { location: { id, name, slug, time_zone, address: { street, city, state, postcode } }, days };
    },
    async check(site, locationId, start, now) {
      const location = appointmentPlace(site, locationId, null);
      if (!location) return 'not-offered';
      const slot = slotIn(offered(site, location, now, await booked(site, location, now)), start);
      if (!slot) return 'not-offered';
      return slot.left > 0 ? 'free' : 'taken';
    },
    claimSlot,
    async claimForLead(tx, { site, vehicle, locationId, start, leadId, now }) {
      const location = appointmentPlace(site, locationId, vehicle);
      if (!location || !slotIn(offered(site, location, now, new Map()), start)) return 'not-offered';
      return claimSlot(tx, {
        siteSlug: site.slug,
        dealershipId: location.dealership_id,
        locationId: location.id,
        start,
        leadId,
        perSlot: site.appointments.perSlot,
      });
    },
    release: (leadId) => releaseSlot(db, leadId),
  };
}
