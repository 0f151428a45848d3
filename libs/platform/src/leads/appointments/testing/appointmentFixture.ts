import { siteSchema, vehicleSchema, type Site, type Vehicle } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { OpenedDatabase } from '../../../database/database.ts';
import type { AppointmentService, SlotClaim } from '../../../ports/appointmentPort.ts';

/** Monday 2 November 2026, 10 am in Perth. */
export const monday = new Date('2026-11-02T02:00:00Z');
/** Tuesday, half past eight in Perth. */
export const tuesdayMorning = new Date('2026-11-03T00:30:00Z');

const [showroom] = sampleSite.locations;
const yard = { ...showroom, id: 'loc-yard', slug: 'yard', name: 'Yard', primary: false };
const hidden = { ...showroom, id: 'loc-hidden', slug: 'hidden', name: 'Closed yard', visible: false, primary: false };

/** A site with a showroom and a yard, both open 8:30 am to 5:30 pm but on Sundays. */
export function siteWith(appointments: object = {}, changes: object = {}): Site {
  const { flags: _flags, origin: _origin, ...rest } = sampleSite;
  return siteSchema.parse({ ...rest, locations: [showroom, yard, hidden], appointments, ...changes });
}

export function carAt(location_id: string | null, changes: object = {}): Vehicle {
  return vehicleSchema.parse({ ...sampleVehicle, location_id, ...changes });
}

/** The service on the database under test, and the stock it looks into. */
export interface AppointmentFixture {
  database: OpenedDatabase;
  service: AppointmentService;
  stock: Vehicle[];
  claim(leadId: string, changes?: Partial<SlotClaim>): Promise<'claimed' | 'taken'>;
}
