import { siteSchema, vehicleSchema, type Site, type Vehicle } from '@forecourt/domain';
import { sampleSiteFile, sampleVehicle } from '@forecourt/domain/testing';
import type { OpenedDatabase } from '../../../database/database.ts';
import type { PhoneService } from '../../../ports/phonePort.ts';

export const now = new Date('2026-11-02T02:00:00Z');
export const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
export const wholeRequest = { car_id: 'car-1', dealership_id: 'dealer-1', website_id: 'harbour-toyota' };

export function siteWith(changes: object = {}): Site {
  return siteSchema.parse({ ...sampleSiteFile, ...changes });
}

export function car(changes: object = {}): Vehicle {
  return vehicleSchema.parse({ ...sampleVehicle, ...changes });
}

/** The service on the database under test, as two hosts have it. */
export interface PhoneFixture {
  database: OpenedDatabase;
  service: PhoneService;
  elsewhere: PhoneService;
  stock: Vehicle[];
  /** What the service said to its log. */
  logged: string[];
  ask(request?: unknown, address?: string, site?: Site): ReturnType<PhoneService['reveal']>;
}
